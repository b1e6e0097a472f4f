import { expect, it } from 'vitest';
import { makeCase, makeRun, makeStep } from '../../lib/run.fixture.ts';
import { writeResults } from './write-results.ts';

it('writes every case with its verdict, its steps and what was expected', () => {
  const failing = makeStep(2, {
    status: 'error',
    outcome: 'failed',
    message: 'The text is not there.',
    expected: 'the text "1"',
    actual: 'the text "0"',
  });
  const run = makeRun({
    text: 'The cart counts.',
    target_url: 'http://shop.test/',
    cases: [
      makeCase('Counting', {
        state: 'done',
        verdict: 'failed',
        reason: 'Step 2 did not hold.',
        browser_used: 'Chromium 1',
        execution_time: 1234,
        steps: [makeStep(1, { status: 'success' }), failing],
      }),
      makeCase('Empty', { state: 'done', verdict: 'not run', steps: [makeStep(1)] }),
    ],
  });
  expect(writeResults(run)).toBe(`Requirements: The cart counts.
Target: http://shop.test/
Results: 1 failed, 1 not run

1. Counting [Failed, Chromium 1, 1.2 s]
   Step 2 did not hold.
   1. [success] Step 1
   2. [error] Step 2
      The text is not there.
      Expected: the text "1"
      Actual: the text "0"

2. Empty [Not run]
   1. [pending] Step 1
`);
});
