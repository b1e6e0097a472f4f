import { expect, it } from 'vitest';
import { describeVerdict } from './describe-verdict.ts';

it.each([
  ['queued', null, null, 'Queued', 'quiet'],
  ['running', null, null, 'Running', 'info'],
  ['done', 'passed', null, 'Passed', 'pass'],
  ['done', 'failed', null, 'Failed', 'fail'],
  ['done', 'error', 'ambiguous', 'Error: ambiguous', 'warn'],
  ['done', 'error', 'timeout', 'Error: timed out', 'warn'],
  ['done', 'error', 'cancelled', 'Cancelled', 'quiet'],
  ['done', 'error', null, 'Error', 'warn'],
  ['done', 'hollow', null, 'Nothing checked', 'info'],
  ['done', 'not run', null, 'Not run', 'quiet'],
] as const)('%s, %s, %s is "%s"', (state, verdict, cause, word, tone) => {
  expect(describeVerdict({ state, verdict, cause })).toMatchObject({ word, tone });
});
