import { randomUUID } from 'node:crypto';
import { browsers, type Cause, type Verdict } from '@assay/contract/choices';
import type { Past } from './past.ts';

/** The same numbers for the same seed. */
export function drawFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const endings: [Verdict, Past['status'], Cause | null][] = [
  ['passed', 'success', null],
  ['passed', 'success', null],
  ['passed', 'success', null],
  ['failed', 'error', null],
  ['failed', 'error', null],
  ['error', 'error', 'not found'],
  ['error', 'timeout', 'timeout'],
  ['error', 'error', 'cancelled'],
  ['error', 'error', 'interrupted'],
  ['hollow', 'error', null],
  ['not run', null, null],
];

export const firstDay = Date.UTC(2026, 0, 1);
export const dayLong = 86_400_000;

/** Executions of these cases over ten days, some at the very same moment and at the edges of days, in no order. */
export function drawPast(seed: number, testCaseIds: readonly string[], amount: number): Past[] {
  const draw = drawFrom(seed);
  return Array.from({ length: amount }, (_, index) => {
    const [verdict, status, cause] = endings[draw(endings.length)] ?? ['passed', 'success', null];
    const day = firstDay + draw(10) * dayLong;
    const within = [0, dayLong - 1, draw(24) * 3_600_000, draw(dayLong)][draw(4)] ?? 0;
    return {
      id: randomUUID(),
      testCaseId: testCaseIds[draw(testCaseIds.length)] ?? '',
      verdict,
      status,
      cause,
      durationMs: draw(8) === 0 ? null : draw(90_000),
      executedAt: day + within,
      text: draw(4) === 0 ? 'Click "Buy".' : 'Click "Sell".',
      browser: browsers[draw(browsers.length)] ?? 'chrome',
      reason: `Because of ${index}.`,
    };
  });
}
