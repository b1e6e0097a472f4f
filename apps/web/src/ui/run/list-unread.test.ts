import { expect, test } from 'vitest';
import { makeCase, makeStep } from '../../lib/run.fixture.ts';
import { listUnread } from './list-unread.ts';

const clear = makeStep(1);
const unread = makeStep(2, {
  action: 'frobnicate the cart',
  status: 'error',
  outcome: 'error',
  message: 'No known action was found.',
  not_read: { line: 3 },
});

test('a clause that was not understood is named once, with its line and the reason', () => {
  const cases = [
    makeCase('a', { state: 'done', verdict: 'error', steps: [clear, unread] }),
    makeCase('b', { state: 'done', verdict: 'error', steps: [unread] }),
  ];
  expect(listUnread(cases)).toEqual([
    { words: 'frobnicate the cart', line: 3, reason: 'No known action was found.' },
  ]);
});

test('a case that carried out all its steps has none, and of one that still runs nothing is known', () => {
  expect(listUnread([makeCase('a', { state: 'done', verdict: 'passed', steps: [clear] })])).toEqual([]);
  expect(listUnread([makeCase('a', { state: 'running', steps: [clear, unread] })])).toEqual([]);
});
