import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function openSettings(page: Page, tab = ''): Promise<void> {
  await page.goto(tab ? `/settings?tab=${tab}` : '/settings');
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

export async function chooseTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** What is said to be wrong with a field, found as a screen reader finds it. */
export async function expectProblem(page: Page, label: string, problem: string | RegExp): Promise<void> {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, label)).toHaveAccessibleDescription(problem);
}

export function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save changes' });
}
