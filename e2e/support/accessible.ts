import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Colours that are on their way from one theme to the other, be it for a blink, are nobody's to judge. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** One heading of the first level, nothing that axe objects to, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await comeToRest(page);
  // What axe does in a further page and for what is in order takes more than half of its time, and is only needed for frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
}

/** The same at both widths, beginning with the one that the page was loaded at. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const loaded = page.viewportSize() ?? { width: 1280, height: 800 };
  await expectAccessible(page);
  await page.setViewportSize({ width: loaded.width === 1280 ? 400 : 1280, height: loaded.height });
  await expectAccessible(page);
  await page.setViewportSize(loaded);
}

type Look = readonly [theme: 'light' | 'dark', width: number];

const phoneAndScreen: readonly Look[] = [
  ['dark', 400],
  ['light', 1280],
];
export const screenTabletAndPhone: readonly Look[] = [
  ['light', 1280],
  ['dark', 768],
  ['dark', 400],
];

/** The same in both themes at several widths, by default on a phone and a screen, without leaving the state that the page is in. */
export async function expectAccessibleEverywhere(page: Page, looks = phoneAndScreen): Promise<void> {
  for (const [theme, width] of looks) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      theme,
    );
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}
