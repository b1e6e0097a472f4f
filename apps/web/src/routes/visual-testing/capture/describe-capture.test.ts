import type { CaseView } from '@assay/contract';
import { expect, test } from 'vitest';
import { describeCapture } from './describe-capture.ts';

const ended = { status: 'finished', error: null, cases: [] } as const;
const given = (...statuses: ('passed' | 'failed' | 'new')[]) => statuses.map((status) => ({ status }));

test.each([
  [given('new', 'new'), '2 pictures: 2 are new and became baselines.', 'pass'],
  [given('passed'), '1 picture: 1 looks as before.', 'pass'],
  [
    given('passed', 'failed', 'new'),
    '3 pictures: 1 looks as before, 1 differs, 1 is new and became a baseline.',
    'fail',
  ],
  [[], 'Nothing was captured.', 'fail'],
])('%j', (comparisons, sentence, tone) => {
  expect(describeCapture({ ...ended, cases: [] }, comparisons)).toEqual({ sentence, reason: '', tone });
});

test('why something was not captured is told', () => {
  const broken = { verdict: 'error', cause: 'environment', reason: 'Edge is not installed.' } as CaseView;
  expect(describeCapture({ ...ended, cases: [broken] }, [])).toMatchObject({
    sentence: 'Nothing was captured.',
    reason: 'Edge is not installed.',
    tone: 'fail',
  });
  const cancelled = { status: 'cancelled', error: null, cases: [] } as const;
  expect(describeCapture({ ...cancelled, cases: [] }, [])).toMatchObject({
    sentence: 'Cancelled: nothing was captured.',
    tone: 'plain',
  });
});
