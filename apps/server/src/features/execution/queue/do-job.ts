import { isDatabaseAway, patiently } from '../../../platform/database/database-away.ts';
import type { Parts } from '../context/parts.ts';
import { planJob } from '../jobs/plan-job.ts';
import { runCaseJob } from '../jobs/run-case-job.ts';
import { concludeRun, describeRun, settleRun } from '../runs/tell-run.ts';
import { findExecution } from '../store/executions.ts';
import { type Job, removeJob, returnJob } from '../store/jobs.ts';
import { recoverJobs } from './recover-jobs.ts';
import { idsOf, watchJob } from './watch-job.ts';

/** So often a job is begun again for a database that goes away whenever it begins. */
const mostAttempts = 10;

const ourFault = 'A fault of ours kept this case from being run to its end. Run it again.';
const databaseAway =
  'The database could not be reached while this case was running, so its result is not known. Run it again.';

async function failPlanning(parts: Parts, job: Job, error: unknown): Promise<void> {
  const { recorder, log } = parts;
  log.error({ err: error, ...idsOf(job) }, 'A requirement could not be planned.');
  await recorder.record({
    runId: job.runId,
    ownerId: job.ownerId,
    persist: async (transaction) => {
      if (!(await removeJob(transaction, job))) return false;
      const message = 'The test cases could not be made, by a fault of ours. Please try again later.';
      return concludeRun(parts, transaction, job, 'failed', message);
    },
    event: (transaction) => describeRun(transaction, job.runId),
  });
}

async function hasBegun({ db }: Parts, { executionId }: Job): Promise<boolean> {
  const execution = executionId === null ? undefined : await findExecution(db, executionId);
  return execution !== undefined && execution.state !== 'queued';
}

/** Puts in order what a job left undone; true where it is to be done later. */
async function endFailed(parts: Parts, job: Job, signal: AbortSignal, error: unknown): Promise<boolean> {
  const { db, log } = parts;
  const wasAway = isDatabaseAway(error);
  const mayTryAgain = wasAway && job.attempts < mostAttempts && !(await hasBegun(parts, job));
  if (mayTryAgain || (signal.aborted && signal.reason === 'interrupted')) {
    await returnJob(db, job);
    return true;
  }
  // What was cancelled may be gone, and cannot be stored any more.
  if (signal.aborted) await removeJob(db, job);
  else if (job.kind === 'plan') await failPlanning(parts, job, error);
  else {
    log.error({ err: error, ...idsOf(job) }, 'A case could not be run.');
    await recoverJobs(parts, [job], wasAway ? databaseAway : ourFault);
  }
  return false;
}

/** Carries out a job of the queue. While the database is away, what came of it waits; `over` ends the waiting. */
export async function doJob(parts: Parts, job: Job, signal: AbortSignal, over: AbortSignal): Promise<void> {
  try {
    await watchJob(parts, job, async (own) => {
      if (job.kind === 'plan') await planJob(own, job, signal);
      else if (job.executionId !== null) {
        await runCaseJob(own, { ...job, executionId: job.executionId }, signal);
      }
    });
    await patiently(() => removeJob(parts.db, job), over);
    // Its cases are for everybody.
    if (job.kind === 'plan') parts.wake();
  } catch (error) {
    if (await patiently(() => endFailed(parts, job, signal, error), over)) return;
  }
  await patiently(() => settleRun(parts, job), over);
}
