import { expect, test } from 'vitest';
import { describeCounts } from './describe-counts.ts';
import { describeDifference } from './describe-difference.ts';

test.each([
  [1000, 1500, '500 ms slower (50%)'],
  [2000, 500, '1.5 s faster (75%)'],
  [1000, 1040, ''],
  [0, 100, ''],
  [null, 100, ''],
  [100, undefined, ''],
])('from %s to %s: %s', (first, second, words) => {
  expect(describeDifference(first, second)).toBe(words);
});

test('counts name each kind that occurs', () => {
  expect(describeCounts({ total: 1, passed: 1, failed: 0, error: 0, timeout: 0 })).toBe(
    '1 execution: 1 passed',
  );
  expect(describeCounts({ total: 9, passed: 0, failed: 2, error: 3, timeout: 4 })).toBe(
    '9 executions: 2 failed, 3 error, 4 timed out',
  );
});
