import type { Page } from 'playwright-core';
import type { GalleryBug } from '../bugs.ts';

/** What a bug changes: how to look, what is seen on the right page, and what with the bug. */
export interface Probe {
  bug: GalleryBug;
  path: string;
  look(page: Page): Promise<string>;
  right: string;
  wrong: string;
}

/** The texts of what is found, parted by bars. */
export const seen = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.trim()).join('|');
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
