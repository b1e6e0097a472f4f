import type { LoadConfig, LoadStats } from '@assay/contract';
import { formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { writeRate } from '../common/describe.ts';
import type { EndedLoad } from './load-run.ts';

/** What is said when a load test ends. */
export function describeEnd({ state, stats, error, name }: EndedLoad): {
  type: 'success' | 'info' | 'error';
  text: string;
} {
  if (state === 'cancelled') return { type: 'info', text: `The load test “${name}” was stopped.` };
  if (state !== 'done' || !stats) {
    return { type: 'error', text: `Failed to perform load test: ${error ?? 'It was interrupted.'}` };
  }
  return {
    type: 'success',
    text: `Load test completed! ${stats.totalRequests} requests with ${writeRate(stats.successRate)}% success rate`,
  };
}

/** What a load test is, in a line. */
export function describeConfig(config: LoadConfig): string {
  const { method, concurrency, duration, model, rate, stages } = config;
  const seconds = `${formatExactly(duration / 1000)} s`;
  const connections = concurrency === 1 ? '1 connection' : `${concurrency} connections`;
  if (stages.length > 0) {
    return `${method}, ${stages.length === 1 ? '1 stage' : `${stages.length} stages`} in ${seconds}`;
  }
  if (model === 'open') return `${method}, ${rate} requests/s for ${seconds}, up to ${connections}`;
  return `${method}, ${connections} for ${seconds}`;
}

/** Milliseconds as precisely as they matter. */
export function formatLatency(milliseconds: number): string {
  if (milliseconds >= 10_000) return `${formatExactly(Math.round(milliseconds / 100) / 10)} s`;
  if (milliseconds >= 100) return `${formatExactly(Math.round(milliseconds))} ms`;
  return `${milliseconds.toFixed(milliseconds >= 10 ? 1 : 2)} ms`;
}

/** False where no request was answered. */
export function hasLatency({ latency }: Pick<LoadStats, 'latency'>): boolean {
  return latency.max > 0;
}

export function formatRate(perSecond: number): string {
  return formatExactly(Math.round(perSecond * 10) / 10);
}

type Threshold = LoadStats['thresholds'][number];

const thresholdNames: Record<string, { name: string; format: (value: number) => string; most: boolean }> = {
  p95Ms: { name: '95 % of the answers came within', format: formatLatency, most: true },
  p99Ms: { name: '99 % of the answers came within', format: formatLatency, most: true },
  errorRate: { name: 'Share of errors', format: formatPercent, most: true },
  minRate: { name: 'Requests per second', format: formatRate, most: false },
};

export function describeThreshold({ name, limit, actual }: Threshold): {
  name: string;
  limit: string;
  actual: string;
} {
  const known = thresholdNames[name];
  if (!known) return { name, limit: String(limit), actual: String(actual) };
  return {
    name: known.name,
    limit: `${known.most ? 'at most' : 'at least'} ${known.format(limit)}`,
    actual: known.format(actual),
  };
}

/** Where the latencies lie; each line says how many were at most so long. */
export function listPercentiles({ latency }: LoadStats): { name: string; value: number }[] {
  return [
    { name: 'Fastest', value: latency.min },
    { name: '50 % (median)', value: latency.p50 },
    { name: '75 %', value: latency.p75 },
    { name: '90 %', value: latency.p90 },
    { name: '95 %', value: latency.p95 },
    { name: '99 %', value: latency.p99 },
    { name: '99.9 %', value: latency.p999 },
    { name: 'Slowest', value: latency.max },
  ];
}

/** How long a bar is, from 0 to 1: by the logarithm, since the slowest often take a thousand times as long as the fastest. */
export function scaleLatencies(min: number, max: number): (value: number) => number {
  const least = Math.max(min, 0.001) / 2;
  const width = Math.log(Math.max(max, least * 2) / least);
  return (value) => Math.min(1, Math.max(0, Math.log(Math.max(value, least) / least) / width));
}
