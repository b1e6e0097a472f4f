import type { LoadConfig, LoadStats } from '@assay/contract';

type Limits = LoadConfig['thresholds'];
type Name = keyof Limits;

const names: readonly Name[] = ['p95Ms', 'p99Ms', 'errorRate', 'minRate'];

/** Each limit beside what was measured. Where nothing was measured no limit is kept. */
export function judgeThresholds(
  limits: Limits,
  figures: Record<Name, number>,
  counted: { requests: number; latencies: number },
): LoadStats['thresholds'] {
  return names.flatMap((name) => {
    const limit = limits[name];
    if (limit === undefined) return [];
    const actual = figures[name];
    const isKept = name === 'minRate' ? actual >= limit : actual <= limit;
    const basis = name === 'p95Ms' || name === 'p99Ms' ? counted.latencies : counted.requests;
    return [{ name, limit, actual: Math.round(actual * 1000) / 1000, passed: basis > 0 && isKept }];
  });
}
