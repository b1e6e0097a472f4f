import type { LoadConfig } from '@assay/contract';
import { expect, test } from 'vitest';
import { durationOf, levelAt, makeSchedule, planSegments } from './segments.ts';
import { loadOf } from './test-load.ts';

function timesOf(config: Partial<LoadConfig>): number[] {
  const next = makeSchedule(planSegments(loadOf({ model: 'open', ...config })));
  const times: number[] = [];
  for (let time = next(); time < Number.POSITIVE_INFINITY; time = next()) times.push(time);
  return times;
}

test('a steady rate begins requests at even distances', () => {
  expect(timesOf({ rate: 4, duration: 1000 })).toEqual([0, 250, 500, 750]);
  expect(timesOf({ rate: 7.5, duration: 2000 })).toHaveLength(15);
  expect(timesOf({ rate: 20_000, duration: 1000 })).toHaveLength(20_000);
});

test('a rate that changes begins as many as the area under it, and nothing goes backwards', () => {
  const times = timesOf({
    stages: [
      { durationMs: 2000, target: 100 },
      { durationMs: 1000, target: 100 },
      { durationMs: 500, target: 0 },
      { durationMs: 1000, target: 0 },
      { durationMs: 1000, target: 20 },
    ],
  });
  const within = (from: number, to: number) => times.filter((time) => time >= from && time < to).length;
  expect(times).toHaveLength(100 + 100 + 25 + 10);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect([within(0, 1000), within(1000, 2000), within(2000, 3000), within(3500, 4500)]).toEqual([
    25, 75, 100, 0,
  ]);
});

test('the level follows the stages; a warm-up holds the first of them', () => {
  const stages = [
    { durationMs: 1000, target: 10 },
    { durationMs: 1000, target: 20 },
  ];
  const cold = planSegments(loadOf({ stages }));
  expect([0, 500, 1000, 1500, 2000].map((time) => levelAt(cold, time))).toEqual([0, 5, 10, 15, 0]);
  const warm = planSegments(loadOf({ stages, warmUpMs: 500 }));
  expect([0, 499, 900, 1500, 2000].map((time) => levelAt(warm, time))).toEqual([10, 10, 10, 10, 15]);
  expect([durationOf(cold), durationOf(warm)]).toEqual([2000, 2500]);
  const tooMany = planSegments(loadOf({ stages: [{ durationMs: 1000, target: 5000 }] }));
  expect(levelAt(tooMany, 999)).toBeLessThan(100);
});
