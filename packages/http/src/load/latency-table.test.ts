import { createHistogram } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { LatencyTable } from './latency-table.ts';

/** The same numbers in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('percentiles are those of the sorted values, to three figures', () => {
  const random = numbers(7);
  const table = new LatencyTable();
  const peer = createHistogram({ lowest: 1, highest: 3_600_000_000, figures: 3 });
  const values = Array.from({ length: 20_000 }, () =>
    Math.round(10 ** (1 + 7 * (random.next().value as number))),
  );
  for (const value of values) {
    table.record(value);
    peer.record(value);
  }
  const sorted = values.toSorted((one, other) => one - other);
  for (const percent of [0.1, 1, 25, 50, 75, 90, 95, 99, 99.9, 100]) {
    const exact = sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
    expect(Math.abs(table.percentile(percent) - exact) / exact).toBeLessThan(0.001);
    expect(Math.abs(table.percentile(percent) - peer.percentile(percent)) / exact).toBeLessThan(0.002);
  }
  expect([table.min, table.max, table.count]).toEqual([sorted[0], sorted.at(-1), values.length]);
  expect(table.mean / peer.mean).toBeCloseTo(1, 2);
  expect(table.stddev / peer.stddev).toBeCloseTo(1, 2);
});

test('small values are exact, an empty table is nothing, and a cleared one is empty', () => {
  const table = new LatencyTable();
  const empty = () => [table.count, table.min, table.mean, table.stddev, table.percentile(99), table.max];
  expect(empty()).toEqual([0, 0, 0, 0, 0, 0]);
  for (const value of [0, 1, 2047, 2048, 2049, 2 ** 32, Number.NaN]) table.record(value);
  expect(table.max).toBe(2 ** 32 - 1);
  table.clear();
  expect(empty()).toEqual([0, 0, 0, 0, 0, 0]);
  for (const value of [3, 1, 2]) table.record(value);
  expect([table.percentile(0), table.percentile(50), table.percentile(100)]).toEqual([1, 2, 3]);
});
