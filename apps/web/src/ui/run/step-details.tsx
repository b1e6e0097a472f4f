import type { StepReport } from '@assay/contract';
import { LongText } from './long-text.tsx';
import styles from './step-details.module.css';

/** What a step has to say beyond its tick: why it went wrong, what was expected and seen, what is in doubt. */
export function StepDetails({ step }: { step: StepReport }) {
  const { message, expected, actual, candidates, warnings, healed, outcome, status, problem } = step;
  const differs = outcome === 'failed' && expected !== null && actual !== null;
  // Of an action that went well there is nothing to say; a check that held says what was seen.
  const isTelling = status === 'error' || status === 'warning' || actual !== null;
  const untold = warnings.filter((warning) => !message.includes(warning));
  const isOpen = outcome === 'error' && candidates.length > 0;
  return (
    <>
      {message && isTelling && !differs && (
        <p className={styles.message}>
          <LongText text={message} />
        </p>
      )}
      {differs && (
        <dl className={styles.facts}>
          <Fact name="Expected" value={expected} />
          <Fact name="Actual" value={actual} />
        </dl>
      )}
      {isOpen && (
        <div className={styles.note}>
          <p className={styles.noteTitle}>
            {problem?.class === 'ambiguous' ? 'It could be any of these:' : 'Nearest on the page:'}
          </p>
          <ul className={styles.list}>
            {candidates.map(({ phrase, reason }, place) => (
              <li key={place}>
                <strong>{phrase}</strong>
                {reason && <span className={styles.reason}> {reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {untold.length > 0 && (
        <ul className={styles.list}>
          {untold.map((warning) => (
            <li className={styles.warning} key={warning}>
              <LongText text={warning} />
            </li>
          ))}
        </ul>
      )}
      {healed && (
        <p className={styles.note}>
          The page changed: what was “{healed.before}” is now “{healed.after}”. The step was healed.
        </p>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <LongText text={value} />
      </dd>
    </div>
  );
}
