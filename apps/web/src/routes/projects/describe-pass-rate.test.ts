import { expect, test } from 'vitest';
import { describePassRate } from './describe-pass-rate.ts';

test.each([
  [{ test_cases: 0, passed: 0 }, null],
  [{}, null],
  [{ test_cases: 3, passed: 2 }, '66.7%'],
  [{ test_cases: 4, passed: 0 }, '0.0%'],
  [{ test_cases: 5, passed: 5 }, '100.0%'],
])('%o', (project, text) => {
  expect(describePassRate(project)).toBe(text);
});
