import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Passes on the demo shop in a moment. */
export const mug = `Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."`;

export async function fillRequirement(page: Page, text: string, target = ''): Promise<void> {
  await page.getByLabel('Testing Requirements').fill(text);
  await page.getByLabel('Target URL (optional)').fill(target);
}

export function submitButton(page: Page): Locator {
  return page.getByRole('form', { name: 'Generate tests' }).getByRole('button', { name: /^Generat/ });
}

/** The results once their run has ended. */
export async function waitForEnd(page: Page): Promise<Locator> {
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/Ended/)).toBeVisible({ timeout: 600_000 });
  return results;
}

/** Answers that the server gives rarely or never, and what a person reads then. */
export const catalogue = [
  [403, { error: 'x' }, 'Access denied. You do not have permission to perform this action.'],
  [400, { error: 'There is no such browser.' }, 'There is no such browser.'],
  [400, {}, 'Invalid request. Please check your input.'],
  [500, { error: 'x' }, 'Server error. Please try again later.'],
  [429, { error: 'x' }, 'Too many requests. Please wait a moment and try again.'],
  [503, { message: 'The server is stopping.' }, 'The server is stopping.'],
  [502, {}, 'Failed to process text'],
  ['no answer', {}, 'Network error. Please check your connection and try again.'],
] as const;

/** Lets sending requirements end in one of those answers. */
export async function answerWith(page: Page, [status, json]: (typeof catalogue)[number]): Promise<void> {
  await page.unroute('**/api/process-text');
  await page.route('**/api/process-text', (route) =>
    status === 'no answer' ? route.abort() : route.fulfill({ status, json }),
  );
}
