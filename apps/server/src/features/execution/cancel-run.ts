import type { RunView } from '@assay/contract';
import type { Parts } from './context/parts.ts';
import { readOwnRun } from './read-run.ts';
import { viewRuns } from './runs/present-run.ts';
import { describeCase, settleRun } from './runs/tell-run.ts';
import { cancelledBefore, endExecution } from './store/executions.ts';
import { takeQueued } from './store/jobs.ts';
import { askToCancel, findRun } from './store/runs.ts';

/** Cancels what has not ended: queued cases are not begun, those under way are stopped. */
export async function cancelRun(parts: Parts, ownerId: string, id: string): Promise<RunView> {
  const run = await readOwnRun(parts.db, ownerId, id);
  const about = { runId: run.id, ownerId };
  if (run.finishedAt === null) {
    await askToCancel(parts.db, run.id);
    for (const { executionId } of await takeQueued(parts.db, run.id)) {
      if (executionId === null) continue;
      await parts.recorder.record({
        ...about,
        executionId,
        isCall: true,
        persist: (transaction) => endExecution(transaction, executionId, cancelledBefore),
        event: (transaction) => describeCase(transaction, executionId),
      });
    }
    parts.stopRun(run.id);
    await settleRun(parts, about);
  }
  const [view] = await viewRuns(parts.db, [(await findRun(parts.db, id)) ?? run]);
  if (!view) throw new Error('The run is gone.');
  return view;
}
