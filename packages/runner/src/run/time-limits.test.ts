import { expect, test } from 'vitest';
import { completeLimits } from './options.ts';
import { timeLimits } from './time-limits.ts';

test('the limits by default are those of a step of 30 seconds', () => {
  expect(timeLimits(30)).toEqual({ stepMs: 30_000, navigationMs: 20_000, caseMs: 180_000 });
  expect(completeLimits(timeLimits(30))).toEqual(completeLimits(undefined));
});
