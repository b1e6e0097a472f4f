import type { RunView } from '@assay/contract';
import { shorten } from '../../lib/shorten.ts';
import { type FollowedRun, hasEnded } from '../../lib/use-run.ts';
import { useRunActions } from '../../parts/common/use-run-actions.ts';
import { CopyAll } from '../../parts/run/copy-all.tsx';
import { RerunAll } from '../../parts/run/rerun-all.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { CircleStop } from '../../ui/icons/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';

/** What the run is, and what can be done with it as a whole. */
export function RunHeader({ run, followed }: { run: RunView; followed: FollowedRun }) {
  const { busyWith, askToCancel } = useRunActions();
  const isCancelling = followed.isCancelling || busyWith === run.id;
  return (
    <PageHeader
      eyebrow="Run"
      title={shorten(run.title, 80)}
      actions={
        <>
          {hasEnded(run) ? (
            run.cases.length > 0 && <RerunAll runId={run.id} />
          ) : (
            <ActionButton
              aria-disabled={isCancelling || undefined}
              onClick={() => !isCancelling && askToCancel(run, followed.cancel)}
            >
              <CircleStop size={16} aria-hidden="true" /> {isCancelling ? 'Cancelling…' : 'Cancel run'}
            </ActionButton>
          )}
          <CopyAll run={run} />
        </>
      }
    />
  );
}
