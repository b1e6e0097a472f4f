import type { Parts } from '../context/parts.ts';
import { interruptedReason } from '../jobs/run-case-job.ts';
import { describeCase, settleRun } from '../runs/tell-run.ts';
import { cancelledBefore, type Ending, endExecution, listOpen } from '../store/executions.ts';
import { listIdle } from '../store/runs.ts';

const interrupted: Ending = {
  status: 'error',
  verdict: 'error',
  cause: 'interrupted',
  reason: interruptedReason,
};

/**
 * Ends runs of which nothing is left to do. Whoever does the last of a run ends it right afterwards, but may be killed in between, and a
 * cancelled run may lose its server after its cases left the queue.
 */
export async function endIdleRuns(parts: Parts): Promise<void> {
  const { db, recorder } = parts;
  for (const { id: runId, ownerId, cancelledAt } of await listIdle(db)) {
    for (const executionId of await listOpen(db, runId)) {
      await recorder.record({
        runId,
        ownerId,
        executionId,
        persist: (transaction) =>
          endExecution(
            transaction,
            executionId,
            cancelledAt === null ? { ...interrupted, executedAt: Date.now() } : cancelledBefore,
          ),
        event: (transaction) => describeCase(transaction, executionId),
      });
    }
    await settleRun(parts, { runId, ownerId });
  }
}
