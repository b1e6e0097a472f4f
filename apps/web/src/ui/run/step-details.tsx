import type { StepReport } from '@assay/contract';
import styles from './step-details.module.css';

/** What a step has to say beyond its tick: why it went wrong, what was expected and seen, what is in doubt. */
export function StepDetails({ step }: { step: StepReport }) {
  const { message, expected, actual, candidates, warnings, healed, outcome, status } = step;
  const hasTrouble = status === 'error' || status === 'warning' || outcome === 'failed';
  return (
    <>
      {message && <p className={styles.message}>{message}</p>}
      {hasTrouble && (expected !== null || actual !== null) && (
        <dl className={styles.facts}>
          <Fact name="Expected" value={expected} />
          <Fact name="Actual" value={actual} />
        </dl>
      )}
      {candidates.length > 0 && (
        <div className={styles.note}>
          <p className={styles.noteTitle}>It could be any of these:</p>
          <ul className={styles.list}>
            {candidates.map(({ phrase, reason }) => (
              <li key={phrase}>
                <strong>{phrase}</strong>
                {reason && <span className={styles.reason}> {reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <ul className={styles.list}>
          {warnings.map((warning) => (
            <li className={styles.warning} key={warning}>
              {warning}
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

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
