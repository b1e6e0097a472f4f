import type { InboxSource } from '@assay/contract/choices';
import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './answer-list.module.css';
import type { WholeMessage } from './inbox-list.ts';

/** What was answered so far. */
export function AnswerList({ answers, source }: { answers: WholeMessage['answers']; source: InboxSource }) {
  return (
    <section className={styles.answers} aria-labelledby="answers-heading">
      <h3 id="answers-heading">Answers</h3>
      {answers.length === 0 && <p className={styles.none}>Nobody has answered yet.</p>}
      <ol>
        {answers.map(({ id, message, author, created_at, mailed }) => (
          <li key={id}>
            <p className={styles.by}>
              {author || 'Deleted account'} · <Moment at={created_at} />{' '}
              {mailed ? <Tag tone="pass">Mailed</Tag> : <Tag>Not mailed</Tag>}
              {source === 'feedback' && !mailed && <span> On their feedback page.</span>}
            </p>
            <p className={styles.text}>{message}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
