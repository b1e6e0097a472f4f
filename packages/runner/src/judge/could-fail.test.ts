import { type Command, readCanonical } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import { couldFail } from './could-fail.ts';

function read(sentence: string): Extract<Command, { do: 'expect' }> {
  const command = readCanonical(`Check that ${sentence}`);
  if (command?.do !== 'expect') throw new Error(`No expectation: ${sentence}`);
  return command;
}

test.for([
  ['the security headers are set', true],
  ['all links answer', true],
  ['the keyboard focus is visible', true],
  ['the smallest tap target is at least 24 pixels', true],
  ['the smallest tap target is at least 0 pixels', false],
  ['the layout shift is at least 0', false],
  ['the layout shift is at most 0.1', true],
  ['the number of the requests of the page is at least 0', false],
  ['the number of the requests of the page is at most 60', true],
  ['the page contains ""', false],
  ['the number of rows is at least 0', false],
] as const)('%s', ([sentence, could]) => {
  expect(couldFail(read(sentence))).toBe(could);
});
