import { useEffect, useEffectEvent } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { hasEnded, useRun } from '../../../lib/use-run.ts';
import { CancelRun } from '../../../parts/run/cancel-run.tsx';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { LiveFrame } from '../../../ui/run/live-frame.tsx';
import { RunProgress } from '../../../ui/run/run-progress.tsx';
import { useReload } from '../common/queries.ts';
import { CaptureOutcome } from './capture-outcome.tsx';
import styles from './capture-run.module.css';

/** One browser that captures the page: live while it does, then what came of it. */
export function CaptureRun({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { run, frames, failure, isBroken, isCancelling, cancel, reload } = useRun(id);
  const reloadPage = useReload();
  const endSession = useSessionEnd();
  const isOver = run !== null && hasEnded(run);

  const tellPage = useEffectEvent(() => void reloadPage());
  useEffect(() => {
    if (isOver) tellPage();
  }, [isOver]);
  const judge = useEffectEvent((problem: unknown) => void endSession(problem));
  useEffect(() => {
    if (failure) judge(failure);
  }, [failure]);

  if (failure) {
    return <BrokenPart text={`The run is no longer followed. ${explainFailure(failure)}`} onRetry={reload} />;
  }
  if (!run) return <LoadingPart text="Waiting for the browser…" />;
  if (!isOver) {
    const frame = [...frames.values()].at(-1);
    return (
      <div className={styles.run}>
        <RunProgress
          run={run}
          engine={run.browser}
          isBroken={isBroken}
          actions={<CancelRun cancel={cancel} isCancelling={isCancelling} />}
        />
        {frame && <LiveFrame frame={frame} />}
      </div>
    );
  }
  return <CaptureOutcome run={run} onLeave={onLeave} />;
}
