import type { Trouble } from '@assay/http/guard';
import { expect, test } from 'vitest';
import { makeCase, makeStep } from '../output/report.fixture.ts';
import { tellTimeout } from '../time-limit.ts';
import { explainByGuard } from './explain-by-guard.ts';

const trouble = {
  place: 'http://169.254.169.254',
  hostname: '169.254.169.254',
  port: 80,
  message: 'It is never reached.',
  count: 1,
};
const refused: Trouble = { ...trouble, kind: 'refused', reason: 'metadata' };
const unreachable: Trouble = { ...trouble, kind: 'unreachable', reason: 'refused' };
const there = makeStep({ step_number: 2, current_url: 'http://169.254.169.254/latest' });
const after = makeStep({ ...there, step_number: 3, outcome: 'failed', expected: 'a', actual: 'b' });
const first = makeStep({ current_url: 'http://shop.test/' });

test('nothing that was seen on a page of the guard counts', () => {
  const view = makeCase({ verdict: 'passed', steps: [first, there, after] });
  const explained = explainByGuard(view, [refused]);
  expect(explained).toMatchObject({
    verdict: 'error',
    cause: 'refused address',
    reason: 'It is never reached.',
  });
  expect(explained.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'skipped']);
  expect(explained.successful_steps).toBe(1);
});

test('a picture or a script that was refused does not decide', () => {
  const view = makeCase({ steps: [first] });
  expect(explainByGuard(view, [refused])).toBe(view);
});

test('a site that did not answer at some time is left to the steps that wanted it', () => {
  const passing = makeCase({ steps: [there] });
  expect(explainByGuard(passing, [unreachable])).toBe(passing);
});

test('what was stopped because its time was over says so', () => {
  const around = { requirement_text: '', target_url: null, source: null, log: [], files: [], history: [] };
  const view = makeCase({ verdict: 'error', cause: 'cancelled', reason: 'The run was cancelled.' });
  const [told, kept] = tellTimeout(
    [
      { ...around, case: view },
      { ...around, case: makeCase() },
    ],
    8,
  );
  expect(told?.case).toMatchObject({
    status: 'timeout',
    cause: 'timeout',
    reason: expect.stringContaining('8 seconds'),
  });
  expect(kept?.case).toEqual(makeCase());
});
