import type { FollowedRun } from '../../lib/use-run.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { CircleStop } from '../../ui/icons/index.ts';
import { describeFailure } from './describe-failure.ts';

type Props = Pick<FollowedRun, 'cancel' | 'isCancelling'>;

/** Stops a run. What has ended by then is kept. */
export function CancelRun({ cancel, isCancelling }: Props) {
  const endSession = useSessionEnd();
  async function stop() {
    if (isCancelling) return;
    try {
      await cancel();
    } catch (failure) {
      if (!endSession(failure)) toast.error(`The run was not cancelled. ${describeFailure(failure)}`);
    }
  }
  return (
    <ActionButton aria-disabled={isCancelling || undefined} onClick={stop}>
      <CircleStop size={16} aria-hidden="true" /> {isCancelling ? 'Cancelling…' : 'Cancel'}
    </ActionButton>
  );
}
