import type { RunView } from '@assay/contract';
import { toast } from '../../shell/notifications.ts';

/** Says how a run that was watched came to its end. */
export function tellEnd(run: RunView, success: string): void {
  if (run.status === 'cancelled') toast.info('The run was cancelled.');
  else if (run.status === 'failed') toast.error(run.error ?? 'Failed to process text');
  else if (run.cases.length === 0) toast.warning('No valid test scenarios generated.');
  else toast.success(success);
}
