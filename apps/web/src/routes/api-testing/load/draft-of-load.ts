import type { LoadConfig } from '@assay/contract';
import type { LoadDraft } from '../draft/load-draft.ts';

/** A load test of before as it was typed, to be run again. */
export function draftOfLoad(config: LoadConfig): LoadDraft {
  const show = (value: number | undefined) => (value === undefined ? '' : String(value));
  const { body, thresholds } = config;
  return {
    name: config.name,
    url: config.url,
    method: config.method,
    concurrency: String(config.concurrency),
    seconds: String(config.duration / 1000),
    headers: Object.keys(config.headers).length > 0 ? JSON.stringify(config.headers, null, 2) : '',
    body: typeof body === 'string' ? body : (JSON.stringify(body ?? undefined, null, 2) ?? ''),
    model: config.model,
    rate: show(config.rate),
    warmUpSeconds: String(config.warmUpMs / 1000),
    stages: config.stages.map(({ durationMs, target }) => ({
      seconds: String(durationMs / 1000),
      target: String(target),
    })),
    p95Ms: show(thresholds.p95Ms),
    p99Ms: show(thresholds.p99Ms),
    errorRate: show(thresholds.errorRate),
    minRate: show(thresholds.minRate),
    environmentId: config.environmentId ?? '',
  };
}
