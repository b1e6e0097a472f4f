import { Link } from 'react-router';
import { ApiError } from '../../lib/client.ts';
import { hasEnded } from '../../lib/use-run.ts';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { GenerationNote } from '../../ui/run/generation-note.tsx';
import { RunLog } from '../../ui/run/run-log.tsx';
import { RunOutcome } from '../../ui/run/run-outcome.tsx';
import { RunProgress } from '../../ui/run/run-progress.tsx';
import { CancelRun } from '../run/cancel-run.tsx';
import { CopyAll } from '../run/copy-all.tsx';
import { describeFailure } from '../run/describe-failure.ts';
import { RerunAll } from '../run/rerun-all.tsx';
import { RunCases } from '../run/run-cases.tsx';
import { requirementTextId } from './requirement-text.tsx';
import styles from './results.module.css';
import { type Generation, resultsTitleId } from './use-generation.ts';

/** What became of the requirements: progress while the run goes, then its results. */
export function Results({ generation }: { generation: Generation }) {
  const { followed, runId, isBusy, engine } = generation;
  const { run, frames, log, isBroken } = followed;
  const ended = run && hasEnded(run) ? run : null;
  const common = log.filter(({ execution_id }) => execution_id === null);
  return (
    <section className={styles.results} aria-labelledby={resultsTitleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={resultsTitleId}>
          Results
        </h2>
        <div className={styles.actions}>
          <Link className={styles.link} to={paths.automation}>
            All runs
          </Link>
          {ended && ended.cases.length > 0 && <RerunAll runId={ended.id} />}
          <CopyAll run={run} />
        </div>
      </div>
      {!runId && !isBusy && (
        <p className={styles.empty}>
          Nothing has been run here yet. Write what should hold and submit it: test cases appear here as they
          are planned, and their steps tick as they run.
        </p>
      )}
      {isBusy && (
        <RunProgress
          run={run}
          engine={engine}
          isBroken={isBroken}
          actions={run && <CancelRun {...followed} />}
        />
      )}
      {ended && !isBusy && <RunOutcome run={ended} />}
      <Unreadable generation={generation} />
      {run?.generation && (
        <GenerationNote generation={run.generation} cases={run.cases} textId={requirementTextId} />
      )}
      {common.length > 0 && (
        <details className={styles.more}>
          <summary>Log of the run</summary>
          <RunLog label="Log of the run" lines={common} />
        </details>
      )}
      {run && <RunCases run={run} frames={frames} log={log} />}
    </section>
  );
}

function Unreadable({ generation }: { generation: Generation }) {
  const { failure, reload } = generation.followed;
  if (!failure) return null;
  const isGone = failure instanceof ApiError && failure.status === 404;
  return (
    <div className={styles.unreadable}>
      <FormAlert
        message={
          isGone
            ? 'This run is not there: it was deleted, or it is somebody else’s. Submit requirements to begin a new one.'
            : `The run could not be followed. ${describeFailure(failure)}`
        }
      />
      <div className={styles.actions}>
        {!isGone && <ActionButton onClick={reload}>Try again</ActionButton>}
        <ActionButton onClick={generation.leave}>Start anew</ActionButton>
      </div>
    </div>
  );
}
