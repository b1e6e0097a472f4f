import { expect, test } from 'vitest';
import { countFreeThreads } from './free-threads.ts';

test.each([
  [1, 0, 1],
  [2, 0.2, 1],
  [4, 0.2, 3],
  [4, 2.4, 1],
  [16, 3, 12],
  [2, 25, 1],
])('of %i cores under a load of %d, %i are used', (cores, load, threads) => {
  expect(countFreeThreads(cores, load)).toBe(threads);
});
