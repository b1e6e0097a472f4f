import type { Settings } from '../settings/settings.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { addProcessGauges } from './process-gauges.ts';
import { createRecent, type Recent } from './recent.ts';
import { openTracing, type Tracing } from './tracing.ts';
import { type LagWatch, watchLag } from './watch-lag.ts';

/** What a process notices of itself, be it a server or a worker. */
export interface Observer {
  metrics: Metrics;
  tracing: Tracing;
  recent: Recent;
  lag: LagWatch;
  stop: () => Promise<void>;
}

export async function createObserver(settings: Settings, version: string): Promise<Observer> {
  const metrics = createMetrics();
  const lag = watchLag();
  const tracing = await openTracing(settings, version);
  addProcessGauges(metrics.instruments, lag);
  metrics.instruments.gauge(
    'assay_build_info',
    'The version of Assay.',
    () => [{ labels: { version }, value: 1 }],
    ['version'],
  );
  return {
    metrics,
    tracing,
    recent: createRecent(),
    lag,
    async stop() {
      lag.stop();
      await tracing.stop();
    },
  };
}
