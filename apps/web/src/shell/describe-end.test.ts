import { expect, it } from 'vitest';
import { makeCase, makeRun } from '../lib/run.fixture.ts';
import { describeEnd } from './describe-end.ts';

const passed = { state: 'done', status: 'success', verdict: 'passed' } as const;
const failed = { state: 'done', status: 'error', verdict: 'failed' } as const;
const ended = makeRun({ id: 'r1', status: 'finished', title: 'Buy a mug' });

it('tells how the cases of a finished run ended', () => {
  const cases = [makeCase('a', passed), makeCase('b', failed), makeCase('c', passed)];
  expect(describeEnd({ ...ended, cases })).toEqual({
    title: 'Run finished: Buy a mug',
    body: '3 test cases: 2 passed, 1 failed.',
    tag: 'r1',
  });
});

it('tells that nothing came of the requirement', () => {
  expect(describeEnd({ ...ended, cases: [] }).body).toBe('No valid test scenarios generated.');
});

it('leads to the run where its cases could not be read', () => {
  const { cases: _, ...bare } = ended;
  expect(describeEnd(bare)).toMatchObject({
    title: 'Run finished: Buy a mug',
    body: 'Open the run to see how its test cases ended.',
  });
});

it('tells why a run failed', () => {
  const run = makeRun({ id: 'r2', status: 'failed', title: 'Buy a mug', error: 'The site is down.' });
  expect(describeEnd(run)).toEqual({ title: 'Run failed: Buy a mug', body: 'The site is down.', tag: 'r2' });
  expect(describeEnd({ ...run, error: null }).body).toBe('Open the run to see why.');
});

it('shortens the long title of a requirement of several lines', () => {
  const { title } = describeEnd({ ...ended, title: `Open the shop.\n${'Look at it. '.repeat(20)}` });
  expect(title).toMatch(/^Run finished: Open the shop\. Look at it\. .*…$/);
  expect(title.length).toBeLessThanOrEqual('Run finished: '.length + 81);
});
