import type { ExecutionStatus, Outcome, Verdict } from '@assay/contract/choices';

const dayMs = 86_400_000;

/** Test data is kept for two years, what was counted of it for three. */
export const keptDays = { testData: 730, counts: 1095 } as const;

/** Days are counted from 1970, in UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / dayMs);
}

export function startOfDay(day: number): number {
  return day * dayMs;
}

/** The lengths of executions that are told apart, each up to below its `below`. */
export const durationBuckets = [
  { range: 'under 1 s', below: 1000 },
  { range: '1 to 5 s', below: 5000 },
  { range: '5 to 10 s', below: 10_000 },
  { range: '10 to 30 s', below: 30_000 },
  { range: '30 to 60 s', below: 60_000 },
  { range: '1 to 5 min', below: 300_000 },
  { range: '5 min and more', below: Number.POSITIVE_INFINITY },
] as const;

export function bucketOf(durationMs: number | null): number {
  return durationMs === null ? -1 : durationBuckets.findIndex(({ below }) => durationMs < below);
}

export function outcomeOf(status: ExecutionStatus, verdict: Verdict | null): Outcome {
  if (status === 'success') return 'completed';
  return verdict === 'failed' ? 'failed' : 'error';
}
