import { explainFailure } from '../../lib/explain-failure.ts';
import { hasEnded } from '../../lib/use-run.ts';
import { ConnectionState } from '../../parts/common/connection-state.tsx';
import { useRunActions } from '../../parts/common/use-run-actions.ts';
import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { LogPanel } from './log-panel.tsx';
import styles from './page.module.css';
import { QueueTiles } from './queue-tiles.tsx';
import { RecentRuns } from './recent-runs.tsx';
import { RunningRuns } from './running-runs.tsx';
import { useAutomation } from './use-automation.ts';
import { WorkerList } from './worker-list.tsx';

export function Component() {
  const automation = useAutomation();
  const { overview, runs, frames, log, failure } = automation;
  const { busyWith, askToCancel, runAgain } = useRunActions();
  const active = runs.filter((run) => !hasEnded(run));
  const ended = runs.filter(hasEnded);
  return (
    <PageFrame>
      <PageHeader
        title="Automation Dashboard"
        lead="What is running right now, and what comes next."
        actions={
          <>
            <LinkButton to={paths.schedules} emphasis="plain">
              Schedules
            </LinkButton>
            <LinkButton to={paths.enhancedRequirements}>Start Testing</LinkButton>
          </>
        }
      />
      <ConnectionState isBroken={automation.isBroken} />
      {failure && <BrokenPart text={explainFailure(failure)} onRetry={automation.reload} />}
      {!overview && !failure && <LoadingPart text="Loading the automation dashboard…" />}
      {overview && (
        <>
          <QueueTiles queue={overview.queue} workers={overview.workers} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <RunningRuns
                runs={active}
                frames={frames}
                busyWith={busyWith}
                onCancel={(run) => askToCancel(run, () => automation.cancel(run.id))}
              />
              <RecentRuns runs={ended} busyWith={busyWith} onRunAgain={(id) => void runAgain(id)} />
            </div>
            <WorkerList workers={overview.workers} lastSeenAt={overview.last_worker_at} />
          </div>
          <LogPanel log={log} runs={runs} />
        </>
      )}
    </PageFrame>
  );
}
