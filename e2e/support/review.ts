import type { Page } from '@playwright/test';
import { type Box, drawPicture } from './pictures.ts';
import { expect } from './test.ts';

export const card = (x: number, y: number, colour: Box['colour']): Box => ({
  x,
  y,
  width: 200,
  height: 120,
  colour,
});
export const [grey, red, green] = [
  [120, 120, 120],
  [200, 40, 40],
  [40, 140, 80],
] as const;

export const small = drawPicture(300, 200, [{ ...card(20, 30, grey), width: 100 }]);
export const other = drawPicture(300, 200, [{ ...card(20, 30, red), width: 100 }]);
export const third = drawPicture(300, 200, [{ ...card(20, 30, green), width: 100 }]);

export const shown = (page: Page) => page.getByRole('article');
export const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
export const layer = (page: Page, name: string) => pictures(page).locator(`[data-layer="${name}"]`);
export const fact = (page: Page, name: string) =>
  shown(page).locator('dl > div').filter({ hasText: name }).locator('dd');
export const address = (id: string) => `/visual-testing?tab=comparison&comparison=${id}`;
export const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });
export const question = (page: Page) => page.getByRole('alertdialog');

/** Opens a comparison and waits until its pictures are there. */
export async function open(page: Page, id: string, step: string): Promise<void> {
  await page.goto(address(id));
  await expect(page.getByRole('heading', { name: step })).toBeVisible();
  await expect(layer(page, 'new').locator('img').first()).toBeVisible();
}
