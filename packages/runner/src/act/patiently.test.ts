import { expect, test } from 'vitest';
import { startProgress } from '../progress/progress.ts';
import type { StepContext } from './context.ts';
import { patiently } from './patiently.ts';

function contextWith(stepMs: number): StepContext {
  return { progress: startProgress({}, stepMs), limits: { patienceMs: 5000 } } as StepContext;
}

const slow = new Error(
  'elementHandle.click: Timeout 5000ms exceeded.\nCall log:\n  - attempting click action',
);

test('an action that only ran out of time is tried again', async () => {
  const outcomes = [slow, slow, 'done'];
  const given: number[] = [];
  const act = async (timeout: number) => {
    given.push(timeout);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  expect(await patiently(contextWith(3_600_000), act)).toBe('done');
  expect(given).toEqual([5000, 5000, 5000]);
});

test.each([
  'Timeout 5000ms exceeded.\n  - element is not enabled',
  'Timeout 5000ms exceeded.\n  - <div class="cover"></div> intercepts pointer events',
  'Timeout 5000ms exceeded.\n  - element is not stable',
  'Timeout 5000ms exceeded.\n  - performing click action',
  'Element is not attached to the DOM',
])('an action that failed for a reason is not: %s', async (message) => {
  let turns = 0;
  const act = async () => {
    turns += 1;
    throw new Error(message);
  };
  await expect(patiently(contextWith(3_600_000), act)).rejects.toThrow(message);
  expect(turns).toBe(1);
});

test('the step’s own limit ends the trying', async () => {
  const act = async () => {
    throw slow;
  };
  await expect(patiently(contextWith(-1), act)).rejects.toThrow('Timeout');
});
