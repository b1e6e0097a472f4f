import type { LoadConfig, LoadStats } from '@assay/contract';
import { patiently } from '../../../platform/database/database-away.ts';
import { loadLoad } from '../context/engines.ts';
import type { Parts } from '../context/parts.ts';
import { faultReason, interruptedReason } from '../context/reasons.ts';
import type { PreparedRun } from '../run/prepare-run.ts';
import { endLoadTest, findLoadTest } from '../store/load-tests.ts';
import { tellLoadEnd } from '../view/load-events.ts';
import { recordPoints } from './record-points.ts';

/** Runs a load test that was taken on, stores its figures, and tells them to whoever follows. */
export async function runLoadTest(
  parts: Parts,
  { id, ownerId, run }: { id: string; ownerId: string; run: PreparedRun<LoadConfig> },
  signal: AbortSignal,
): Promise<void> {
  const { onPoint, settled } = recordPoints(parts, { id, ownerId });
  const { LoadProblem, startLoad } = await loadLoad();
  let stats: LoadStats | null = null;
  let error: string | null = null;
  try {
    const variables = { ...run.environment, ...run.masked };
    if (!signal.aborted) {
      stats = await startLoad(run.whole, { policy: parts.policy, variables, onPoint, signal });
    }
  } catch (problem) {
    if (problem instanceof LoadProblem) error = problem.message;
    else if (!signal.aborted) {
      parts.log.error({ err: problem, loadTestId: id }, 'A load test could not be run.');
      error = faultReason;
    }
  }
  await settled();
  if (signal.aborted && signal.reason === 'interrupted') error = interruptedReason;
  const state = error !== null ? 'interrupted' : signal.aborted ? 'cancelled' : 'done';
  const ended = await patiently(async () => {
    await endLoadTest(parts.db, id, { state, stats, error });
    return findLoadTest(parts.db, ownerId, id);
  }, parts.over);
  parts.metrics.loadTests.inc({ state });
  if (ended) parts.live.publish(tellLoadEnd(ended));
}
