import type { LookAsked } from '@assay/runner';
import { expect, test } from 'vitest';
import type { Parts } from '../context/parts.ts';
import type { Execution } from '../store/executions.ts';
import { keepLooks } from './keep-looks.ts';

const execution = { id: 'e1', runId: 'r1', ownerId: 'o1', testCaseId: 't1', browser: 'firefox' } as Execution;

function ask(stepNumber: number, more: Partial<LookAsked> = {}): LookAsked {
  const sentence = 'Check that the page looks the same';
  return { stepNumber, sentence, isWholePage: false, viewport: '800x600', browser: 'firefox', ...more };
}

test('a look is known by its name, else by its words, and by how often they come', async () => {
  const asked: string[] = [];
  const visual = {
    acceptedHashes: async () => [],
    ignoredOf: async ({ stepName, viewport }: { stepName: string; viewport: string }) => {
      asked.push(`${stepName} ${viewport}`);
      return [];
    },
  } as unknown as Parts['visual'];
  const looks = keepLooks({ visual }, execution, { testId: 't1', testName: 'Shop' });
  for (const look of [
    ask(2),
    ask(2),
    ask(4),
    ask(5, { viewport: '400x700' }),
    ask(6, { name: 'Cart' }),
    ask(9, { name: 'Cart' }),
    ask(10, { sentence: `Check that "${'x'.repeat(300)}" looks the same` }),
  ])
    await looks.recall(look);
  expect(asked.map((one) => one.slice(0, 60))).toEqual([
    'The page looks the same 800x600',
    'The page looks the same 800x600',
    'The page looks the same (2) 800x600',
    'The page looks the same 400x700',
    'Cart 800x600',
    'Cart 800x600',
    `"${'x'.repeat(59)}`,
  ]);
  expect(asked.at(-1)?.length).toBeLessThanOrEqual(210);
});
