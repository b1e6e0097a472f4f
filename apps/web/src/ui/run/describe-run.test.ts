import type { RunView } from '@assay/contract';
import { expect, it } from 'vitest';
import { makeCase, makeRun } from '../../lib/run.fixture.ts';
import { describeRun } from './describe-run.ts';

const passed = makeCase('a', { state: 'done', verdict: 'passed' });
const failed = makeCase('b', { state: 'done', verdict: 'failed' });
const lost = makeCase('d', { state: 'done', verdict: 'error', cause: 'not found' });
const cancelled = makeCase('e', { state: 'done', verdict: 'error', cause: 'cancelled' });
const waiting = makeCase('c');

it.each<[string, Partial<RunView>]>([
  ['Waiting to begin: this run is next.', { status: 'queued' }],
  ['Waiting to begin: 1 run is before this one.', { status: 'queued', waiting_for: 1 }],
  ['Waiting to begin: 3 runs are before this one.', { status: 'queued', waiting_for: 3 }],
  [
    'Waiting to begin. No worker is running: what waits goes on once one is started.',
    { status: 'queued', no_worker: { last_seen_at: null } },
  ],
  [
    'Running: 1 of 2 test cases done. No worker is running (the last was seen just now): what waits goes on once one is started.',
    {
      status: 'running',
      cases: [passed, waiting],
      no_worker: { last_seen_at: new Date().toISOString() },
    },
  ],
  ['Running: 1 of 2 test cases done.', { status: 'queued', cases: [passed, waiting] }],
  ['Reading the requirements and planning test cases.', { status: 'planning' }],
  ['Running: 1 of 2 test cases done.', { status: 'running', cases: [passed, waiting] }],
  [
    'The run was cancelled: 1 of 2 test cases had ended by then.',
    { status: 'cancelled', cases: [passed, waiting] },
  ],
  ['The run failed.', { status: 'failed' }],
  ['No valid test scenarios generated.', { status: 'finished' }],
  ['1 test case: 1 passed.', { status: 'finished', cases: [passed] }],
  ['3 test cases: 2 passed, 1 failed.', { status: 'finished', cases: [failed, passed, passed] }],
  ['2 test cases: 1 passed, 1 error.', { status: 'finished', cases: [lost, passed] }],
  ['2 test cases: 1 passed, 1 cancelled.', { status: 'finished', cases: [cancelled, passed] }],
])('%s', (sentence, more) => {
  expect(describeRun(makeRun(more))).toBe(sentence);
});
