import { expect, test } from 'vitest';
import { makeCase, makeStep } from '../../lib/run.fixture.ts';
import { describeMatches, findEndPicture, findGuilty, matchCases } from './match-cases.ts';

const ended = { state: 'done', verdict: 'passed' } as const;

test('cases are matched by test case, then by name, and what changed comes first', () => {
  const first = [
    makeCase('a1', { ...ended, test_case_id: 'a' }),
    makeCase('b1', { ...ended, test_case_id: 'b' }),
    makeCase('c1', { ...ended, test_case_id: 'c', verdict: 'failed' }),
    makeCase('d1', { ...ended, test_case_id: 'd', title: 'By name' }),
    makeCase('e1', { ...ended, test_case_id: 'e', verdict: 'error', cause: 'timeout' }),
    makeCase('g1', ended),
  ];
  const second = [
    makeCase('x2', { ...ended, title: 'New' }),
    makeCase('d2', { ...ended, test_case_id: 'other', title: 'By name' }),
    makeCase('e2', { ...ended, test_case_id: 'e', verdict: 'error', cause: 'not found' }),
    makeCase('c2', { ...ended, test_case_id: 'c' }),
    makeCase('b2', { ...ended, test_case_id: 'b', verdict: 'failed' }),
    makeCase('a2', { ...ended, test_case_id: 'a', title: 'Renamed' }),
  ];
  const matches = matchCases(first, second);
  expect(matches.map((one) => [one.first?.execution_id, one.second?.execution_id, one.change])).toEqual([
    ['b1', 'b2', 'broke'],
    ['e1', 'e2', 'changed'],
    ['c1', 'c2', 'fixed'],
    ['g1', undefined, 'only first'],
    [undefined, 'x2', 'only second'],
    ['a1', 'a2', 'same'],
    ['d1', 'd2', 'same'],
  ]);
  expect(describeMatches(matches)).toBe(
    '7 test cases: 1 broke, 1 changed, 1 fixed, 1 only in the first, 1 only in the second, 2 the same.',
  );
  expect(describeMatches([])).toBe('Neither run has a test case.');
});

test('a name is not taken by another case while its own is there', () => {
  const first = [makeCase('a1', { title: 'Same' }), makeCase('b1', { title: 'Same', test_case_id: 'b' })];
  const second = [makeCase('b2', { title: 'Same', test_case_id: 'b' })];
  const pairs = matchCases(first, second).map((one) => [one.first?.execution_id, one.second?.execution_id]);
  expect(pairs).toEqual([
    ['a1', undefined],
    ['b1', 'b2'],
  ]);
});

test('the step that decided, and the picture of the end', () => {
  const steps = [
    makeStep(1, { picture: 'step-1.jpg', status: 'error', outcome: 'error' }),
    makeStep(2, { picture: 'step-2.jpg', status: 'error', outcome: 'failed' }),
    makeStep(3),
  ];
  expect(findGuilty(makeCase('a', { steps }))?.step_number).toBe(2);
  expect(findGuilty(makeCase('a', { steps: steps.slice(0, 1) }))?.step_number).toBe(1);
  expect(findGuilty(makeCase('a'))).toBeUndefined();
  expect(findEndPicture(makeCase('a', { steps }))).toBe('step-2.jpg');
  expect(findEndPicture(makeCase('a', { steps: [] }))).toBeNull();
});
