import type { Parts } from '../context/parts.ts';
import type { Job } from '../store/jobs.ts';

/** What every line of the log about a job says. */
export function idsOf({ runId, executionId, workerId }: Pick<Job, 'runId' | 'executionId' | 'workerId'>) {
  return { runId, ...(executionId !== null && { executionId }), workerId };
}

/** Does a job with a log of its own, in the trace of what asked for it, and measures how long it takes. */
export async function watchJob(parts: Parts, job: Job, work: (parts: Parts) => Promise<void>): Promise<void> {
  const { metrics, tracing } = parts;
  const ids = idsOf(job);
  const log = parts.log.child(ids);
  const isPlan = job.kind === 'plan';
  const seconds = isPlan ? metrics.planningSeconds : metrics.caseSeconds;
  const startedAt = performance.now();
  const attributes = {
    'assay.run_id': ids.runId,
    'assay.execution_id': ids.executionId,
    'assay.worker_id': ids.workerId ?? undefined,
    'assay.attempt': job.attempts,
  };
  log.debug({ kind: job.kind, attempt: job.attempts }, isPlan ? 'Planning begins.' : 'A case begins.');
  let outcome = 'failed';
  try {
    const plan = { kind: 'consumer' as const, parent: job.traceparent, attributes };
    await tracing.within(isPlan ? 'plan requirement' : 'run case', plan, () => work({ ...parts, log }));
    outcome = 'done';
  } finally {
    const ms = Math.round(performance.now() - startedAt);
    seconds.observe({ outcome }, ms / 1000);
    log.info({ ms, outcome }, isPlan ? 'Planning ended.' : 'A case ended.');
  }
}
