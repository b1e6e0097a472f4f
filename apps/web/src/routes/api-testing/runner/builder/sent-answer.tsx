import type { ApiCheck } from '@assay/contract';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { describeCheck } from '../../../../ui/api/describe-check.ts';
import { ResponseViewer } from '../../../../ui/api/response-viewer.tsx';
import { Plus } from '../../../../ui/icons/index.ts';
import runner from '../drafts/runner.module.css';
import styles from './sent-answer.module.css';
import type { Sent } from './use-send-once.ts';

interface Props {
  sent: Sent;
  /** What is validated already is not suggested again. */
  present: readonly ApiCheck[];
  onAdd: (checks: readonly ApiCheck[]) => void;
}

/** What came back, and what could be validated of it. */
export function SentAnswer({ sent, present, onAdd }: Props) {
  const known = new Set(present.map(describeCheck));
  const fresh = sent.suggestions.filter((check) => !known.has(describeCheck(check)));
  return (
    <section className={styles.sent} aria-labelledby="sent-title">
      <h4 className={runner.subtitle} id="sent-title">
        Answer
      </h4>
      <ResponseViewer result={sent.result} />
      {sent.suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <div className={runner.head}>
            <h4 className={runner.subtitle}>Suggested validations</h4>
            {fresh.length > 1 && <ActionButton onClick={() => onAdd(fresh)}>Add all</ActionButton>}
          </div>
          {fresh.length === 0 && <p className={runner.hint}>All of them are added.</p>}
          <ul className={styles.list}>
            {fresh.map((check) => (
              <li key={describeCheck(check)}>
                <button type="button" className={styles.suggestion} onClick={() => onAdd([check])}>
                  <Plus size={14} aria-hidden="true" />
                  <span>
                    <span className={styles.hidden}>Add: </span>
                    {describeCheck(check)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
