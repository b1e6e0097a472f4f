import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** One heading of the first level, nothing that axe objects to, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
}

/** The same in the dark theme on a phone and in the light one on a screen, without leaving the state that the page is in. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['dark', 400],
    ['light', 1280],
  ] as const) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      theme,
    );
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}
