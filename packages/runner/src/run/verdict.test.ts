import type { Command } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import type { StepEvidence } from '../evidence/events.ts';
import type { ProblemClass } from '../progress/problem.ts';
import { judgeCase } from './verdict.ts';

const click: Command = { do: 'click', target: { name: 'OK' } };
const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});

function step(command: Command, outcome: StepEvidence['outcome'], problem?: ProblemClass): StepEvidence {
  return {
    index: 0,
    source: '',
    sentence: '',
    command,
    outcome,
    ...(problem && { problem: { class: problem, message: `because ${problem}` } }),
    warnings: [],
    candidates: [],
    address: '',
    title: '',
    console: [],
    network: [],
    startedAt: 0,
    durationMs: 0,
  };
}

test.for<[string, StepEvidence[], string, string?]>([
  ['all held', [step(click, 'passed'), step(shows('x'), 'passed')], 'passed'],
  ['nothing was checked', [step(click, 'passed')], 'hollow'],
  ['nothing could have failed', [step(shows(''), 'passed')], 'hollow'],
  ['one did not hold', [step(shows('x'), 'failed'), step(shows('y'), 'passed')], 'failed'],
  [
    'a deed could not be done',
    [step(click, 'error', 'not found'), step(shows('y'), 'skipped')],
    'error',
    'not found',
  ],
  ['a failure came before', [step(shows('x'), 'failed'), step(click, 'error', 'not found')], 'failed'],
  [
    'words were not understood',
    [step(click, 'error', 'not understood'), step(shows('y'), 'passed')],
    'error',
    'not understood',
  ],
  [
    'a failure after words that were not understood',
    [step(click, 'error', 'not understood'), step(shows('y'), 'failed')],
    'error',
    'not understood',
  ],
  [
    'a failure after words that only claim something',
    [{ ...step(click, 'error', 'not understood'), claims: true }, step(shows('y'), 'failed')],
    'failed',
  ],
  [
    'a failure after a claim that could not be judged',
    [step(shows('x'), 'error', 'not found'), step(shows('y'), 'failed')],
    'failed',
  ],
  [
    'a failure after a claim and a deed that were not understood',
    [
      { ...step(click, 'error', 'not understood'), claims: true },
      step(click, 'error', 'not understood'),
      step(shows('y'), 'failed'),
    ],
    'error',
    'not understood',
  ],
  [
    'words that only claim something and were not understood',
    [{ ...step(click, 'error', 'not understood'), claims: true }, step(shows('y'), 'passed')],
    'error',
    'not understood',
  ],
  [
    'a failure before words that were not understood',
    [step(shows('y'), 'failed'), step(click, 'error', 'not understood')],
    'failed',
  ],
  [
    'the browser died',
    [step(shows('x'), 'failed'), step(click, 'error', 'environment')],
    'error',
    'environment',
  ],
  ['there are no steps', [], 'hollow'],
])('%s', ([, steps, verdict, problem]) => {
  const judged = judgeCase(steps);
  expect(judged.verdict).toBe(verdict);
  expect(judged.problem?.class).toBe(problem);
});
