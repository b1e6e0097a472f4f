import { expect, test } from 'vitest';
import { describeTest } from './describe-outcome.ts';

test.each([
  [{ passed: 2, failed: 0, notChecked: 0 }, 'pass', 'Passed'],
  [{ passed: 2, failed: 1, notChecked: 1 }, 'fail', '1 failed'],
  [{ passed: 0, failed: 0, notChecked: 3 }, 'info', 'Nothing checked'],
  [{ passed: 1, failed: 0, notChecked: 2 }, 'info', '2 not checked'],
])('a test with %j', (counts, tone, text) => {
  expect(describeTest(counts)).toEqual({ tone, text });
});
