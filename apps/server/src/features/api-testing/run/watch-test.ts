import type { ApiResult } from '@assay/contract';
import type { Parts } from '../context/parts.ts';

/** Carries a test out with a log of its own, in the trace of who asked for it, however long it waits before. */
export function watchTest(
  parts: Parts,
  { name, id }: { name: 'API test' | 'load test'; id: string },
  work: (parts: Parts, signal: AbortSignal) => Promise<void>,
): (signal: AbortSignal) => Promise<void> {
  const log = parts.log.child(name === 'API test' ? { apiExecutionId: id } : { loadTestId: id });
  return parts.tracing.bind(async (signal: AbortSignal) => {
    const startedAt = performance.now();
    try {
      await parts.tracing.within(name, { attributes: { 'assay.test_id': id } }, () =>
        work({ ...parts, log }, signal),
      );
    } finally {
      const kind = name === 'API test' ? 'An API test' : 'A load test';
      log.info({ ms: Math.round(performance.now() - startedAt) }, `${kind} ended.`);
    }
  });
}

/** Counts one request of an API test; neither its address nor its name goes into the trace, since both may hold secrets. */
export function noteResult(
  { metrics, tracing }: Pick<Parts, 'metrics' | 'tracing'>,
  result: ApiResult,
): void {
  const { passed, error, timing, response, index, method } = result;
  metrics.apiChecks.inc({ outcome: passed ? 'passed' : error ? 'error' : 'failed' });
  tracing.note(`API request ${method}`, {
    kind: 'client',
    attributes: {
      'assay.endpoint': index,
      'http.response.status_code': response?.status,
      'error.type': error?.kind,
    },
    durationMs: timing?.total ?? 0,
    failed: !passed,
  });
}
