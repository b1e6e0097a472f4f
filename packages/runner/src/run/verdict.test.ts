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

/** Words that stand for no step. */
function unread(source: string, line?: number): StepEvidence {
  const { command: _, ...words } = step(click, 'error', 'not understood');
  return { ...words, source, ...(line !== undefined && { line }) };
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
    [{ ...step(click, 'error', 'not understood'), asksForNothing: true }, step(shows('y'), 'failed')],
    'failed',
  ],
  [
    'a failure after an action that was not read, with a heading before it',
    [
      { ...unread('Cart totals', 1), asksForNothing: true },
      unread('frobnicate the cart', 2),
      step(shows('y'), 'failed'),
    ],
    'error',
    'not understood',
  ],
  [
    'a failure after a heading and a remark that were not read',
    [
      { ...unread('Cart totals', 1), asksForNothing: true },
      { ...unread('We had this before', 2), asksForNothing: true },
      step(shows('y'), 'failed'),
    ],
    'failed',
  ],
  [
    'a failure before an action that was not read',
    [step(shows('y'), 'failed'), unread('frobnicate the cart', 2)],
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
      { ...step(click, 'error', 'not understood'), asksForNothing: true },
      step(click, 'error', 'not understood'),
      step(shows('y'), 'failed'),
    ],
    'error',
    'not understood',
  ],
  [
    'words that only claim something and were not understood',
    [{ ...step(click, 'error', 'not understood'), asksForNothing: true }, step(shows('y'), 'passed')],
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

test('what was not understood is named with its line, and so is what else was not', () => {
  const first = unread('frobnicate the cart', 2);
  expect(judgeCase([first]).reason).toBe(
    'Line 2 was not understood: “frobnicate the cart”. because not understood',
  );
  expect(judgeCase([first, unread('wend it', 4), unread('squinch', 7)]).reason).toMatch(
    / 2 more clauses were not understood \(lines 4 and 7\)\.$/,
  );
  const failed = { ...step(shows('y'), 'failed'), expected: 'y', actual: 'n' };
  expect(judgeCase([failed, unread('wend it', 4)]).reason).toBe(
    'Expected: y. Actual: n. One more clause was not understood (line 4).',
  );
});

const denies = (value: string): Command => ({ ...shows(value), negated: true }) as Command;
const none: Command = {
  do: 'expect',
  subject: { of: 'element', target: { name: 'Discount' } },
  condition: { is: 'count', comparison: '=', value: 0 },
};
const gone: Command = {
  do: 'wait',
  until: {
    subject: { of: 'page text' },
    condition: { is: 'text', how: 'contains', value: 'x' },
    negated: true,
  },
};
const on = (status: number, command: Command): StepEvidence => ({
  ...step(command, 'passed'),
  errorPage: { address: 'http://app.test/orders', status },
});

test.for<[string, StepEvidence[], string]>([
  ['only a denial on a page with status 500', [on(500, denies('x'))], 'site down'],
  ['only a denial on a page with status 404', [on(404, denies('x'))], 'unreachable address'],
  ['a count of 0', [on(500, none)], 'site down'],
  ['waiting until something is gone', [on(500, gone)], 'site down'],
  ['a claim on another page', [on(500, denies('x')), step(shows('y'), 'passed')], 'site down'],
  ['a claim on a page with another status', [on(500, denies('x')), on(404, shows('y'))], 'site down'],
])('%s proves nothing', ([, steps, problem]) => {
  const judged = judgeCase(steps);
  expect(judged).toMatchObject({ verdict: 'error', problem: { class: problem } });
  expect(judged.reason).toContain('http://app.test/orders answered with the status ');
});

test.for<[string, StepEvidence[]]>([
  ['something else is checked on it', [on(500, denies('x')), on(500, shows('Internal Server Error'))]],
  ['something is done on it', [on(404, click), on(404, denies('x'))]],
  ['it says that access is refused', [on(403, denies('x'))]],
  ['it asks to sign in', [on(401, denies('x'))]],
])('a denial holds on an error page where %s', ([, steps]) => {
  expect(judgeCase(steps)).toMatchObject({ verdict: 'passed' });
});
