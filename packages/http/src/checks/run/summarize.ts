import type { ApiResult, ApiSummary } from '@assay/contract';
import { type ApiOutcome, apiOutcomeOf } from '@assay/contract/choices';
import { roundMs } from '../wire/stopwatch.ts';

/** The figures of a run; an endpoint counts once for each row. */
export function summarize(results: readonly ApiResult[], durationMs: number): ApiSummary {
  const count = (wanted: ApiOutcome) => results.filter((result) => apiOutcomeOf(result) === wanted).length;
  const passed = count('passed');
  const notChecked = count('nothing checked');
  const judged = results.length - notChecked;
  const times = results.flatMap(({ response, timing }) => (response && timing ? [timing.total] : []));
  const checks = results.flatMap((result) => result.checks);
  const sum = times.reduce((total, time) => total + time, 0);
  return {
    totalEndpoints: results.length,
    passed,
    failed: judged - passed,
    notChecked,
    successRate: judged === 0 ? 0 : roundMs((passed / judged) * 100),
    avgResponseTime: times.length === 0 ? 0 : roundMs(sum / times.length),
    durationMs: roundMs(durationMs),
    totalChecks: checks.length,
    passedChecks: checks.filter((check) => check.passed).length,
  };
}
