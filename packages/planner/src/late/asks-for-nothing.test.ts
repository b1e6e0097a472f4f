import { expect, test } from 'vitest';
import type { Command } from '../steps/language.ts';
import { asksForNothing } from './asks-for-nothing.ts';

type Again = NonNullable<Parameters<typeof asksForNothing>[0]['again']>;

const seen: Command = {
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value: 'x' },
};
const done: Command = { do: 'click', target: { name: 'x' } };

test.for<[isClaim: boolean, words: string, mode?: Again['mode'], ways?: Command[][]]>([
  [true, 'The list should be somewhat shorter', 'plain'],
  [true, 'the banner says how far it got', 'plain'],
  [true, 'the numbers are halved', 'then'],
  [true, 'whatever it is', 'plain', [[seen], [seen, seen]]],
  [false, 'whatever it is', 'then', [[seen], [done, seen]]],
  // It may tell what to fill in or to choose.
  [false, 'the topic is Orders', 'plain'],
  [false, 'when I go to the next page it says so', 'then'],
  [false, 'click the thing that should glow', 'then'],
  [false, 'She should ponder it', 'then'],
])('%s: %s', ([isClaim, words, mode = 'plain', ways]) => {
  const again: Again = { words, mode, ...(ways && { ways }) };
  expect(asksForNothing({ source: words, reason: '', again })).toBe(isClaim);
});

test('words that are not to be read again tell nothing, unless their author says what they are', () => {
  expect(asksForNothing({ source: 'The list should be shorter', reason: '' })).toBe(false);
  expect(asksForNothing({ source: 'Cart totals', reason: '', about: 'remark' })).toBe(true);
  expect(asksForNothing({ source: 'No order may be sent', reason: '', about: 'claim' })).toBe(true);
});
