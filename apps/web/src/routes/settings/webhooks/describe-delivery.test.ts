import { expect, test } from 'vitest';
import { describeDelivery } from './describe-delivery.ts';

test.each([
  ['waiting', 0, null, null, 'It is about to be sent.'],
  ['waiting', 1, null, null, 'It is being sent.'],
  ['waiting', 2, 500, 'The receiver answered 500.', 'Tried 2 times. The receiver answered 500.'],
  ['delivered', 1, 204, null, 'The receiver answered 204.'],
  ['delivered', 3, 200, null, 'Tried 3 times. The receiver answered 200.'],
  ['failed', 4, null, 'No answer came.', 'Tried 4 times. No answer came.'],
] as const)('%s after %i', (state, attempts, status_code, error, words) => {
  expect(describeDelivery({ state, attempts, status_code, error })).toBe(words);
});
