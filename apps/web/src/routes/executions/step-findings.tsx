import type { StepReport } from '@assay/contract';
import styles from './step-findings.module.css';

/** What a step found out: its message, what was expected and seen, and what the page said meanwhile. */
export function StepFindings({ step }: { step: StepReport }) {
  const { message, expected, actual, problem, warnings, console: lines, network } = step;
  // The message often is made of what stands below it, and need not be said twice.
  const isSaid = expected !== null && actual !== null && message.includes(actual);
  const notes = [...(problem ? [problem.message] : []), ...warnings].filter(
    (note) => !message.includes(note),
  );
  return (
    <>
      {message && !isSaid && <p className={styles.message}>{message}</p>}
      {(expected !== null || actual !== null) && (
        <dl className={styles.compare} data-failed={step.outcome === 'failed' || undefined}>
          <div>
            <dt>Expected</dt>
            <dd>{expected ?? 'Nothing was stated.'}</dd>
          </div>
          <div>
            <dt>Actual</dt>
            <dd>{actual ?? 'Nothing was seen.'}</dd>
          </div>
        </dl>
      )}
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
      {lines.length > 0 && (
        <Lines
          title="Console"
          lines={lines.map(({ level, text, address }) => `${level}: ${text} ${address}`)}
        />
      )}
      {network.length > 0 && (
        <Lines
          title="Network"
          lines={network.map(({ method, address, reason }) => `${method} ${address}: ${reason}`)}
        />
      )}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h4 className={styles.heading}>{title}</h4>
      <ul className={styles.lines}>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
