import type { RunView } from '@assay/contract';
import { explainFailure } from '../../lib/explain-failure.ts';
import { type FollowedRun, hasEnded } from '../../lib/use-run.ts';
import { ConnectionState } from '../../parts/common/connection-state.tsx';
import { RunCases } from '../../parts/run/run-cases.tsx';
import { BrokenPart } from '../../ui/page-state.tsx';
import { GenerationNote } from '../../ui/run/generation-note.tsx';
import { RunLog } from '../../ui/run/run-log.tsx';
import { RunOutcome } from '../../ui/run/run-outcome.tsx';
import { RunProgress } from '../../ui/run/run-progress.tsx';
import { RunAbout, runTextId } from './run-about.tsx';
import { RunHeader } from './run-header.tsx';
import styles from './run-report.module.css';

/** One run: live while it goes, afterwards its cases. */
export function RunReport({ run, followed }: { run: RunView; followed: FollowedRun }) {
  const { frames, log, failure, reload } = followed;
  const common = log.filter(({ execution_id }) => execution_id === null);
  return (
    <>
      <RunHeader run={run} followed={followed} />
      <ConnectionState isBroken={followed.isBroken} />
      <div className={styles.parts}>
        {Boolean(failure) && (
          <BrokenPart text={`The run is no longer followed. ${explainFailure(failure)}`} onRetry={reload} />
        )}
        {hasEnded(run) ? <RunOutcome run={run} /> : <RunProgress run={run} engine="" isBroken={false} />}
        <RunAbout run={run} />
        {run.generation && (
          <GenerationNote generation={run.generation} cases={run.cases} textId={runTextId} />
        )}
        {common.length > 0 && (
          <details className={styles.log}>
            <summary>Log of the run</summary>
            <RunLog label="Log of the run" lines={common} />
          </details>
        )}
        {run.cases.length > 0 && (
          <section aria-labelledby="cases-heading">
            <h2 className={styles.heading} id="cases-heading">
              Test cases
            </h2>
            <RunCases run={run} frames={frames} log={log} />
          </section>
        )}
      </div>
    </>
  );
}
