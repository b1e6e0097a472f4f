import { expect, it } from 'vitest';
import { tallyCases } from './tally-cases.ts';

it('counts cases by what became of them, in a fixed order', () => {
  const done = { state: 'done', cause: null } as const;
  expect(
    tallyCases([
      { state: 'queued', verdict: null, cause: null },
      { ...done, verdict: 'failed' },
      { ...done, verdict: 'passed' },
      { ...done, verdict: 'error', cause: 'ambiguous' },
      { ...done, verdict: 'error', cause: 'timeout' },
      { ...done, verdict: 'passed' },
      { ...done, verdict: 'error', cause: 'cancelled' },
    ]).map(({ word, count }) => [word, count]),
  ).toEqual([
    ['Passed', 2],
    ['Failed', 1],
    ['Error', 2],
    ['Cancelled', 1],
    ['Queued', 1],
  ]);
});

it('has nothing to say about no cases', () => {
  expect(tallyCases([])).toEqual([]);
});
