import { expect, test } from 'vitest';
import { mayAsk } from './remarks.ts';

test.each([
  'Everybody in the list is a designer.',
  'All of them are open.',
  'Each row has a price.',
  'Nobody in the list is a designer.',
  'Both of the orders are paid.',
])('what is claimed of all is never passed over: %s', (sentence) => {
  expect(mayAsk(sentence)).toBe(true);
});

test.each(['The list got a cache last week.', 'Some customers complained.'])(
  'what only tells something may be: %s',
  (sentence) => {
    expect(mayAsk(sentence)).toBe(false);
  },
);
