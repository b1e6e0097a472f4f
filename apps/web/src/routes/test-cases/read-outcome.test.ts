import { expect, it } from 'vitest';
import { readOutcome } from './read-outcome.ts';

it.each([
  ['a verdict', 'error', '{"verdict":"failed","cause":null}', 'failed', null],
  ['a verdict with its cause', 'error', '{"verdict":"error","cause":"ambiguous"}', 'error', 'ambiguous'],
  ['an unknown verdict', 'success', '{"verdict":"great"}', 'passed', null],
  ['no JSON', 'timeout', 'oops', 'error', 'timeout'],
  ['null', 'error', 'null', 'error', null],
] as const)('reads %s', (_, status, execution_result, verdict, cause) => {
  expect(readOutcome({ status, execution_result })).toEqual({ state: 'done', verdict, cause });
});
