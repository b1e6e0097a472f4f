import type { Page } from '@playwright/test';
import type { Person, TestServer } from './server.ts';
import { expect } from './test.ts';
import { becomeTester, type Tester } from './tester.ts';

export const nowhere = { target_url: null };

export function step(page: Page, number: number) {
  return page.getByRole('textbox', { name: `Step ${number}`, exact: true });
}

export async function expectSteps(page: Page, texts: string[]): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^Step \d+$/ })).toHaveCount(texts.length);
  for (const [index, text] of texts.entries()) await expect(step(page, index + 1)).toHaveValue(text);
}

export const [open, click, check] = [
  'Open "/demo/products"',
  'Click "Stoneware Mug"',
  'Check that the page shows "Stoneware Mug"',
];

/** A case with these three steps that has not run, since no address was known when it was planned. */
export async function createCase(
  server: TestServer,
  person: Person,
): Promise<{ id: string; tester: Tester }> {
  const tester = await becomeTester(server, person);
  const { test_case_id: id } = await tester.prepare(`${click}. ${check}.`, nowhere);
  await tester.changeCase(id, { steps: [open, click, check] });
  return { id, tester };
}
