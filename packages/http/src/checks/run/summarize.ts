import type { ApiResult, ApiSummary } from '@assay/contract';
import { roundMs } from '../wire/stopwatch.ts';

/** The figures of a run; an endpoint counts once for each row. */
export function summarize(results: readonly ApiResult[], durationMs: number): ApiSummary {
  const passed = results.filter((result) => result.passed).length;
  const times = results.flatMap(({ response, timing }) => (response && timing ? [timing.total] : []));
  const checks = results.flatMap((result) => result.checks);
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    totalEndpoints: results.length,
    passed,
    failed: results.length - passed,
    successRate: results.length === 0 ? 0 : roundMs((passed / results.length) * 100),
    avgResponseTime: times.length === 0 ? 0 : roundMs(sum / times.length),
    durationMs: roundMs(durationMs),
    totalChecks: checks.length,
    passedChecks: checks.filter((check) => check.passed).length,
  };
}
