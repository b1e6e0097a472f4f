import type { LoadConfig, LoadStats } from '@assay/contract';
import type { LoadPlan } from './plan.ts';
import { type RunOptions, runLoad } from './run-load.ts';
import { planLoad } from './start-load.ts';

/** A load for tests: short, and with two connections. */
export function loadOf(config: Partial<LoadConfig>): LoadConfig {
  return {
    name: 'Load',
    url: 'http://127.0.0.1/',
    method: 'GET',
    concurrency: 2,
    duration: 200,
    headers: {},
    model: 'closed',
    warmUpMs: 0,
    stages: [],
    thresholds: {},
    ...config,
  };
}

/**
 * A clock that stops so many milliseconds after its start until something has been seen, and runs on from there: however slow the
 * machine, that happens before the time of the load is over.
 */
export function stopUntil(isSeen: () => boolean, afterMs: number): () => number {
  let stopAt: number | undefined;
  let lost = 0;
  let isWaiting = true;
  return () => {
    const now = performance.now() - lost;
    // From its first use: the load begins then, which may be long after this clock was made.
    stopAt ??= now + afterMs;
    if (!isWaiting || now <= stopAt) return now;
    if (isSeen()) isWaiting = false;
    lost += now - stopAt;
    return stopAt;
  };
}

/** Runs a load in this thread: starting one of its own takes longer than the load. */
export function runHere(
  config: Partial<LoadConfig>,
  changes: Partial<LoadPlan> = {},
  options: RunOptions = {},
): Promise<LoadStats> {
  const plan = planLoad(loadOf(config), { policy: { allowPrivate: 'all' } });
  return runLoad({ ...plan, ...changes }, options);
}
