import { Worker } from 'node:worker_threads';
import type { LoadConfig, LoadPoint, LoadStats } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { judgeUrl, type Policy } from '../guard/index.ts';
import { buildRequest } from './build-request.ts';
import { fillText, type Variables } from './fill-variables.ts';
import { LoadProblem } from './load-problem.ts';
import { Measure } from './measure.ts';
import type { LoadPlan } from './plan.ts';
import { planSegments } from './segments.ts';

export interface LoadOptions {
  policy: Policy;
  /** Fill `{{name}}` in the address, the headers and the body, once. */
  variables?: Variables;
  /** Called each second with its figures. */
  onPoint?: (point: LoadPoint) => void;
  /** Ends the load, with what was measured until then. */
  signal?: AbortSignal;
  /** How long a load that was stopped may take to tell what it measured; else it is what was told last. */
  stopMs?: number;
  /** For each request, connecting included. */
  timeoutMs?: number;
  /** Certificates to trust beside the usual ones. */
  ca?: string;
}

export type LoadNews = { point: LoadPoint; stats: LoadStats } | { done: LoadStats };

/** Reads a configuration as a plan; throws `LoadProblem` where it cannot be one. */
export function planLoad(config: LoadConfig, options: LoadOptions): LoadPlan {
  const { policy, variables = {}, timeoutMs = 10_000, ca } = options;
  const verdict = judgeUrl(fillText(config.url, variables));
  if (!verdict.allowed) throw new LoadProblem(verdict.message);
  const { url, hostname, port } = verdict;
  const segments = planSegments(config);
  const highest = Math.ceil(Math.max(...segments.map(({ from, to }) => Math.max(from, to))));
  const wanted = config.model === 'closed' ? highest : config.concurrency;
  return {
    hostname,
    port,
    isSecure: url.protocol === 'https:',
    request: buildRequest(config, url, variables),
    model: config.model,
    connections: Math.min(limits.concurrency.max, Math.max(1, wanted)),
    segments,
    warmUpMs: config.warmUpMs,
    timeoutMs,
    thresholds: config.thresholds,
    policy,
    ...(ca !== undefined && { ca }),
  };
}

/** Runs a load test in a thread of its own, so that this one stays free. */
export async function startLoad(config: LoadConfig, options: LoadOptions): Promise<LoadStats> {
  const { onPoint, signal, stopMs = 800 } = options;
  const plan = planLoad(config, options);
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: plan,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<LoadStats>();
  // What is told where the thread cannot tell it in time, as when it has not even begun.
  let last = new Measure(plan, 0).toStats(0);
  let patience: NodeJS.Timeout | undefined;
  const onAbort = () => {
    worker.postMessage('stop');
    patience = setTimeout(() => resolve(last), stopMs);
  };
  worker.on('message', (news: LoadNews) => {
    if ('done' in news) {
      resolve(news.done);
      return;
    }
    last = news.stats;
    onPoint?.(news.point);
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The load test ended before its time.')));
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
