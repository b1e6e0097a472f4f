import { expect, test } from 'vitest';
import type { CaseMemory, RememberedElement } from '../evidence/memory-types.ts';
import { keysOf, recallSteps } from './remember-case.ts';

const entry = (locator: string) => ({ locator }) as RememberedElement;

test('a step keeps its memory when other steps come, go or change', () => {
  const [a, b, again] = keysOf(['Click "A"', 'Click "B"', 'Click "A"']);
  const memory: CaseMemory = {
    version: 1,
    steps: { [a ?? '']: entry('a'), [b ?? '']: entry('b'), [again ?? '']: entry('again') },
  };
  const recalled = recallSteps(memory, ['Click "New"', 'Click "A"', 'Click "C"', 'Click "A"', 'Click "A"']);
  expect(recalled.map((one) => one?.locator)).toEqual([undefined, 'a', undefined, 'again', undefined]);
});

test('a memory of another version is none', () => {
  const memory = { version: 2, steps: { '1: Click "A"': entry('a') } } as unknown as CaseMemory;
  expect(recallSteps(memory, ['Click "A"'])).toEqual([]);
  expect(recallSteps(undefined, ['Click "A"'])).toEqual([]);
});
