import { PageFrame } from '../../../ui/page-frame.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { describeFailure, isForbidden } from '../common/describe-failure.ts';
import { NotAdmin } from '../not-admin.tsx';
import styles from './page.module.css';
import { QueuePanel, WorkerPanel } from './queue-panels.tsx';
import { ServerPanel } from './server-panel.tsx';
import { DatabasePanel, StoragePanel } from './store-panels.tsx';
import { BrowserPanel, MailPanel, ModelPanel } from './tool-panels.tsx';
import { useSystem } from './use-system.ts';
import { Verdict } from './verdict.tsx';

export function Component() {
  const { data: system, error, refetch } = useSystem();
  return (
    <PageFrame>
      <PageHeader
        title="System health"
        lead="How this installation is doing, and what to do where it is not well. It is looked at every ten seconds."
      />
      {isForbidden(error) ? (
        <NotAdmin />
      ) : (
        <>
          {!system && !error && <LoadingPart text="Looking at the system…" />}
          {!system && error && (
            <BrokenPart
              text={describeFailure('Failed to look at the system', error)}
              onRetry={() => void refetch()}
            />
          )}
          {system && (
            <>
              <Verdict parts={system.parts} checkedAt={system.checked_at} isOld={error !== null} />
              <div className={styles.panels}>
                <ServerPanel system={system} />
                <QueuePanel system={system} />
                <WorkerPanel system={system} />
                <DatabasePanel system={system} />
                <StoragePanel system={system} />
                <BrowserPanel system={system} />
                <ModelPanel system={system} />
                <MailPanel system={system} />
              </div>
            </>
          )}
        </>
      )}
    </PageFrame>
  );
}
