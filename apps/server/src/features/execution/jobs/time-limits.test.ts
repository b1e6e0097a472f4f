import { expect, test } from 'vitest';
import { timeLimits } from './time-limits.ts';

test('pages and cases have their share of what a step may take', () => {
  expect(timeLimits({ STEP_SECONDS: 30 })).toEqual({ stepMs: 30_000, navigationMs: 20_000, caseMs: 180_000 });
});
