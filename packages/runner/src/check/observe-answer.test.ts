import { expect, test } from 'vitest';
import { observeAnswer } from './observe-answer.ts';

const answer = {} as Parameters<typeof observeAnswer>[1];

/** The value of "$.id" is the given one. */
function observe(actual: unknown, value: unknown): boolean {
  const check = { type: 'jsonpath', path: '$.id', operator: 'equals', value } as const;
  const seen = observeAnswer({ is: 'answer', check }, answer, (asked) => {
    const passed = asked.type === 'jsonpath' && asked.operator === 'equals' && asked.value === actual;
    return { passed, actual: String(actual), message: '' } as ReturnType<Parameters<typeof observeAnswer>[2]>;
  });
  return seen.outcome === 'judged' && seen.holds;
}

test.for([
  ['2', '2', true],
  [2, '2', true],
  [2, 2, true],
  ['2', 2, false],
  [false, 'false', true],
  [null, 'null', true],
  [20, '2', false],
  ['02', '2', false],
  [1000, '1e3', false],
] as const)('the field %j equals %j: %s', ([actual, value, holds]) => {
  expect(observe(actual, value)).toBe(holds);
});
