import type { ApiCheckConfig } from '@assay/contract';
import { patiently } from '../../../platform/database/database-away.ts';
import { loadChecks } from '../context/engines.ts';
import type { Parts } from '../context/parts.ts';
import { faultReason, interruptedReason } from '../context/reasons.ts';
import { summarise } from '../context/summarise.ts';
import { endExecution, findExecution } from '../store/executions.ts';
import { tellEnd } from '../view/execution-events.ts';
import type { PreparedRun } from './prepare-run.ts';
import { type ResultRecorder, recordResults } from './record-results.ts';
import { noteResult } from './watch-test.ts';

/** What became of the checks as a whole: nothing where they ran, else why they did not, as a sentence. */
async function tryChecks(
  parts: Pick<Parts, 'log' | 'policy'>,
  { whole, environment, masked }: PreparedRun<ApiCheckConfig>,
  options: Pick<ResultRecorder, 'onStart' | 'onResult'> & { signal: AbortSignal },
): Promise<string | null> {
  if (options.signal.aborted) return null;
  const { ChecksProblem, runChecks } = await loadChecks();
  try {
    await runChecks(whole, { policy: parts.policy, environment, secrets: masked, ...options });
    return null;
  } catch (error) {
    if (options.signal.aborted) return null;
    if (error instanceof ChecksProblem) return error.message;
    parts.log.error({ err: error }, 'An API test could not be run.');
    return faultReason;
  }
}

/** Runs a test that was taken on, stores what comes of it, and tells it to whoever follows. */
export async function runExecution(
  parts: Parts,
  { id, ownerId, run }: { id: string; ownerId: string; run: PreparedRun<ApiCheckConfig> },
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  const { onStart, onResult, settled } = recordResults(parts, { id, ownerId });
  const problem = await tryChecks(parts, run, {
    signal,
    onStart,
    onResult(result) {
      noteResult(parts, result);
      onResult(result);
    },
  });
  const summary = await summarise(await settled(), performance.now() - startedAt);
  const isInterrupted = signal.aborted && signal.reason === 'interrupted';
  const stopped = isInterrupted || problem !== null ? ('interrupted' as const) : ('cancelled' as const);
  const end = {
    state: signal.aborted || problem !== null ? stopped : ('done' as const),
    error: isInterrupted ? interruptedReason : problem,
    summary,
  };
  const ended = await patiently(async () => {
    await endExecution(parts.db, id, end);
    return findExecution(parts.db, ownerId, id);
  }, parts.over);
  parts.metrics.apiTests.inc({ state: end.state });
  if (ended) parts.live.publish(tellEnd(ended));
}
