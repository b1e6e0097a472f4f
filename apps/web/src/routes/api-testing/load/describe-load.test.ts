import { expect, test } from 'vitest';
import { emptyLoad } from '../draft/load-draft.ts';
import {
  describeConfig,
  describeEnd,
  describeThreshold,
  formatLatency,
  scaleLatencies,
} from './describe-load.ts';
import { readLoadConfig } from './load-config.ts';
import type { EndedLoad } from './load-run.ts';

function configure(change: Partial<typeof emptyLoad>) {
  const { config } = readLoadConfig({ ...emptyLoad, name: 'Ping', url: 'http://127.0.0.1/', ...change });
  if (!config) throw new Error('It was refused.');
  return config;
}

const latency = { min: 1, mean: 1, stddev: 0, p50: 1, p75: 1, p90: 1, p95: 1, p99: 1, p999: 1, max: 1 };
const stats: NonNullable<EndedLoad['stats']> = {
  totalRequests: 12_345,
  successRate: 99.96,
  successful: 12_340,
  failed: 5,
  requestsPerSecond: 1234.5,
  latency,
  errors: [],
  statuses: {},
  bytesRead: 0,
  bytesWritten: 0,
  connects: 1,
  durationMs: 10_000,
  notSent: 0,
  thresholds: [],
  passed: true,
  startedAt: '2026-01-01T00:00:00.000Z',
};
const ended: EndedLoad = {
  id: 'l1',
  name: 'Ping',
  state: 'done',
  config: configure({}),
  stats,
  error: null,
  created_at: '2026-01-01T00:00:00.000Z',
  finished_at: '2026-01-01T00:00:10.000Z',
};

test('the end is told in the specified words', () => {
  expect(describeEnd(ended)).toEqual({
    type: 'success',
    text: 'Load test completed! 12345 requests with 100% success rate',
  });
  expect(describeEnd({ ...ended, stats: { ...stats, successRate: 87.5 } }).text).toContain(
    '87.5% success rate',
  );
  expect(describeEnd({ ...ended, state: 'cancelled' }).type).toBe('info');
  expect(describeEnd({ ...ended, state: 'interrupted', stats: null, error: 'No such host.' })).toEqual({
    type: 'error',
    text: 'Failed to perform load test: No such host.',
  });
});

test.each([
  [{}, 'GET, 10 connections for 60 s'],
  [{ concurrency: '1', method: 'PUT' as const }, 'PUT, 1 connection for 60 s'],
  [{ model: 'open' as const, rate: '50' }, 'GET, 50 requests/s for 60 s, up to 10 connections'],
  [{ stages: [{ seconds: '20', target: '5' }] }, 'GET, 1 stage in 20 s'],
])('%o is told as %s', (change, words) => {
  expect(describeConfig(configure(change))).toBe(words);
});

test('times are as precise as they matter', () => {
  expect([0.4567, 12.34, 345.6, 12_345].map(formatLatency)).toEqual([
    '0.46 ms',
    '12.3 ms',
    '346 ms',
    '12.3 s',
  ]);
});

test('thresholds say which way they hold', () => {
  const given = { limit: 200, actual: 150, passed: true };
  expect(describeThreshold({ name: 'p95Ms', ...given })).toMatchObject({ limit: 'at most 200 ms' });
  expect(describeThreshold({ name: 'minRate', ...given })).toMatchObject({ limit: 'at least 200' });
  expect(describeThreshold({ name: 'new', ...given })).toEqual({ name: 'new', limit: '200', actual: '150' });
});

test('bars grow with the latency, and the slowest is the longest', () => {
  const shareOf = scaleLatencies(0.1, 200);
  const shares = [0.1, 0.2, 5, 200].map(shareOf);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  for (const share of [0, 5].map(scaleLatencies(0, 0))) expect(share).toBeLessThanOrEqual(1);
});
