import { readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { copyCall } from './copy-call.ts';

function call(sentence: string) {
  const command = readCanonical(sentence);
  if (command?.do !== 'call') throw new Error(`${sentence} is no call.`);
  return command;
}

const said = 'POST /api/run with {"data": [5, "a}", false]} is answered with 422.';

test.each<[string, string, object | undefined]>([
  [
    'a body that lost its end',
    'Call POST "/api/run" with the body "{\\"data\\": [5"',
    { body: '{"data": [5, "a}", false]}' },
  ],
  [
    'an address with a slip',
    'Call POST "/ape/run" with the body "{\\"data\\": [5, \\"a}\\", false]}"',
    { address: '/api/run' },
  ],
  [
    'a call as it was said',
    'Call POST "/api/run" with the body "{\\"data\\": [5, \\"a}\\", false]}"',
    undefined,
  ],
  ['a call without a body', 'Call POST "/api/run"', undefined],
])('%s', (_, sentence, change) => {
  const copied = copyCall(call(sentence), said);
  expect(copied).toEqual(change && { ...call(sentence), ...change });
});

test('nothing is copied where it could be one of several', () => {
  const two = 'POST /a with {"x":1}, then POST /b with {"y":2}';
  expect(copyCall(call('Call POST "/c" with the body "{\\"x\\":3}"'), two)).toBeUndefined();
});
