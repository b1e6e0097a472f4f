import type { Parts } from '../context/parts.ts';
import { interruptedReason } from '../jobs/run-case-job.ts';
import { concludeRun, describeCase, describeRun, settleRun } from '../runs/tell-run.ts';
import { endExecution } from '../store/executions.ts';
import { findOrphans, type Job, removeJob, returnJob } from '../store/jobs.ts';
import { listSigns } from '../store/workers.ts';

const mostAttempts = 3;

async function interruptCase(
  { recorder }: Parts,
  job: Job,
  executionId: string,
  reason: string,
): Promise<void> {
  await recorder.record({
    runId: job.runId,
    ownerId: job.ownerId,
    executionId,
    persist: async (transaction) => {
      if (!(await removeJob(transaction, job))) return false;
      return endExecution(transaction, executionId, {
        status: 'error',
        verdict: 'error',
        cause: 'interrupted',
        reason,
        executedAt: Date.now(),
      });
    },
    event: (transaction) => describeCase(transaction, executionId),
  });
}

async function planAgain(parts: Parts, job: Job): Promise<void> {
  const { db, recorder } = parts;
  if (job.attempts < mostAttempts) {
    await returnJob(db, job);
    return;
  }
  await recorder.record({
    runId: job.runId,
    ownerId: job.ownerId,
    persist: async (transaction) => {
      if (!(await removeJob(transaction, job))) return false;
      const message = `The server stopped ${job.attempts} times while the test cases were being made, so it was given up. Submit the requirement again.`;
      return concludeRun(parts, transaction, job, 'failed', message);
    },
    event: (transaction) => describeRun(transaction, job.runId),
  });
}

/**
 * Puts in order what workers left behind that are gone. A case that was under way is reported as interrupted and not run again
 * unasked: it may have changed something on the site. Planning changes nothing and begins again.
 */
export async function recoverJobs(
  parts: Parts,
  given?: readonly Job[],
  reason: string = interruptedReason,
): Promise<void> {
  const living = given ? [] : (await listSigns(parts.db)).map(({ id }) => id);
  for (const job of given ?? (await findOrphans(parts.db, living))) {
    if (job.kind === 'plan') await planAgain(parts, job);
    else if (job.executionId !== null) await interruptCase(parts, job, job.executionId, reason);
    await settleRun(parts, job);
    parts.wake();
  }
}
