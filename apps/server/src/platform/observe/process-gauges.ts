import type { Instruments } from './metrics.ts';
import type { LagWatch } from './watch-lag.ts';

const startedAt = Math.round((Date.now() / 1000 - process.uptime()) * 1000) / 1000;

/** What is known of the process itself, under the names that dashboards for Node look for. */
export function addProcessGauges({ gauge }: Instruments, lag: LagWatch): void {
  const one = (value: number) => [{ value }];
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () => one(startedAt));
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => one(process.memoryUsage.rss()));
  gauge(
    'process_cpu_seconds_total',
    'CPU time of the process, of its own and of the system for it.',
    () => {
      const { user, system } = process.cpuUsage();
      return [
        { labels: { mode: 'user' }, value: user / 1e6 },
        { labels: { mode: 'system' }, value: system / 1e6 },
      ];
    },
    ['mode'],
  );
  gauge(
    'nodejs_heap_size_bytes',
    'Heap of the process.',
    () => {
      const { heapUsed, heapTotal, external } = process.memoryUsage();
      return [
        { labels: { part: 'used' }, value: heapUsed },
        { labels: { part: 'total' }, value: heapTotal },
        { labels: { part: 'external' }, value: external },
      ];
    },
    ['part'],
  );
  gauge('nodejs_eventloop_lag_seconds', 'How late the process gets to what is due.', () =>
    one(lag.lagMs() / 1000),
  );
  gauge(
    'nodejs_version_info',
    'The version of Node.',
    () => [{ labels: { version: process.version }, value: 1 }],
    ['version'],
  );
}
