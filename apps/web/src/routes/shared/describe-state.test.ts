import { expect, test } from 'vitest';
import { describeRate } from './describe-state.ts';
import type { Shared } from './use-shared.ts';

const result = {} as Shared['results'][number];

test.each([
  [0, 0, 'It has not run yet.'],
  [1, 1, 'The only run passed.'],
  [0, 1, 'The only run did not pass.'],
  [2, 3, '2 of the last 3 runs passed (67%).'],
  [20, 20, '20 of the last 20 runs passed (100%).'],
])('%i of %i', (passed, amount, words) => {
  expect(describeRate({ passed, results: Array(amount).fill(result) })).toBe(words);
});
