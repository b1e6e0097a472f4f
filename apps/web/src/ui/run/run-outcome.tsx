import type { RunView } from '@assay/contract';
import { describeRun } from './describe-run.ts';
import { formatDuration } from './format-duration.ts';
import { Moment } from './moment.tsx';
import styles from './run-outcome.module.css';

/** How a run ended, once it has. */
export function RunOutcome({ run }: { run: RunView }) {
  const span = measureSpan(run);
  return (
    <div className={styles.outcome} data-tone={toneOf(run)} role="status">
      <p className={styles.sentence}>
        {describeRun(run)}
        {span !== null && <span className={styles.time}> Took {formatDuration(span)}.</span>}
        {run.finished_at && (
          <span className={styles.time}>
            {' '}
            Ended <Moment at={run.finished_at} />.
          </span>
        )}
      </p>
      {run.error && <p className={styles.reason}>{run.error}</p>}
      {run.cases.some(({ verdict }) => verdict === 'not run') && !run.target_url && (
        <p className={styles.reason}>
          No address to test was known, so cases were planned and saved but not run. Name the address in the
          requirements, enter it as Target URL, or choose a project with a base URL, and submit again.
        </p>
      )}
    </div>
  );
}

function toneOf({ status, cases }: RunView): 'pass' | 'fail' | 'plain' {
  if (status === 'failed' || cases.some(({ verdict }) => verdict === 'failed')) return 'fail';
  const isClean = cases.length > 0 && cases.every(({ verdict }) => verdict === 'passed');
  return status === 'finished' && isClean ? 'pass' : 'plain';
}

function measureSpan({ started_at, finished_at }: RunView): number | null {
  return started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null;
}
