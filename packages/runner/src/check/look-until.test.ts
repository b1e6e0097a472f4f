import { expect, test } from 'vitest';
import { judged } from '../judge/types.ts';
import { Problem } from '../progress/problem.ts';
import { startProgress } from '../progress/progress.ts';
import { startTestClock } from '../progress/test-clock.ts';
import { type Looking, lookUntil } from './look-until.ts';
import type { Looked } from './types.ts';

const fails: Looked = judged(false, 'it is hidden') as Looked;
const holds: Looked = judged(true, 'it is visible') as Looked;
const moves: Looked = { outcome: 'problem', problem: new Problem('timeout', 'The page kept changing.') };

/** Looks at what a page shows from certain times on. */
function lookAt(shown: [from: number, Looked][], more: Partial<Looking> = {}, lookMs = 5) {
  const clock = startTestClock();
  const start = clock.now();
  const step = startProgress({ clock }, 30_000);
  const patient = startProgress({ clock }, 1000);
  let looks = 0;
  const looking: Looking = {
    look: async () => {
      looks += 1;
      await clock.sleep(lookMs);
      const passed = clock.now() - start;
      return shown.findLast(([from]) => from <= passed)?.[1] ?? fails;
    },
    mayStillCome: async () => false,
    follow: (milliseconds) => clock.sleep(milliseconds),
    ...more,
  };
  return lookUntil(looking, patient, step).then((last) => ({
    ...last,
    looks,
    passed: clock.now() - start,
  }));
}

test('what holds at once needs one look', async () => {
  const { seen, looks, isLate } = await lookAt([[0, holds]]);
  expect({ seen, looks, isLate }).toEqual({ seen: holds, looks: 1, isLate: false });
});

test('what comes later is waited for', async () => {
  const { seen, looks, isLate } = await lookAt([[500, holds]]);
  expect(seen).toBe(holds);
  expect(looks).toBeGreaterThan(2);
  expect(isLate).toBe(false);
});

test('what never comes is looked at once more when the time is over', async () => {
  const { seen, passed } = await lookAt([]);
  expect(seen).toBe(fails);
  expect(passed).toBeGreaterThanOrEqual(1000);
  expect(passed).toBeLessThan(1500);
});

test('a look that takes too long makes the answer late', async () => {
  const { seen, isLate } = await lookAt([[900, holds]], {}, 700);
  expect(seen).toBe(holds);
  expect(isLate).toBe(true);
});

test('an answer that will not change ends the waiting', async () => {
  const { looks } = await lookAt([[0, { ...fails, isFinal: true } as Looked]]);
  expect(looks).toBe(1);
});

test('an absence right after an action is believed only later', async () => {
  let doubts = 3;
  const { seen, looks } = await lookAt([[0, holds]], { mayStillCome: async () => doubts-- > 0 });
  expect(seen).toBe(holds);
  expect(looks).toBe(4);
});

test('a page that is being replaced when the time is over is waited for, and what it shows came too late', async () => {
  const { seen, hasMoved } = await lookAt([
    [0, moves],
    [2500, holds],
  ]);
  expect(seen).toBe(holds);
  expect(hasMoved).toBe(true);
});

test('a page that keeps being replaced is given up', async () => {
  const { seen, passed } = await lookAt([[0, moves]]);
  expect(seen).toBe(moves);
  expect(passed).toBeGreaterThanOrEqual(6000);
  expect(passed).toBeLessThan(7000);
});

test('a slow look is not repeated at once', async () => {
  const { looks } = await lookAt([], { pauseMs: 1000 });
  expect(looks).toBe(2);
});
