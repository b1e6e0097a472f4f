import { expect, test } from 'vitest';
import { judgeThresholds } from './thresholds.ts';

const figures = { p95Ms: 100, p99Ms: 250.0004, errorRate: 0, minRate: 20 };

test('each limit stands beside what was measured', () => {
  const told = judgeThresholds({ p95Ms: 100, p99Ms: 200, minRate: 25 }, figures, {
    requests: 9,
    latencies: 9,
  });
  expect(told).toEqual([
    { name: 'p95Ms', limit: 100, actual: 100, passed: true },
    { name: 'p99Ms', limit: 200, actual: 250, passed: false },
    { name: 'minRate', limit: 25, actual: 20, passed: false },
  ]);
});

test('no limit is kept where nothing was measured', () => {
  const none = { p95Ms: 0, p99Ms: 0, errorRate: 0, minRate: 0 };
  const limits = { p95Ms: 100, p99Ms: 100, errorRate: 0.1, minRate: 0 };
  const told = judgeThresholds(limits, none, { requests: 0, latencies: 0 });
  expect(told.map(({ passed }) => passed)).toEqual([false, false, false, false]);
});

test('errors alone are measured, but give no latencies', () => {
  const told = judgeThresholds({ p95Ms: 100, errorRate: 1 }, figures, { requests: 5, latencies: 0 });
  expect(told.map(({ name, passed }) => [name, passed])).toEqual([
    ['p95Ms', false],
    ['errorRate', true],
  ]);
});
