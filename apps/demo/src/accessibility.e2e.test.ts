import { join } from 'node:path';
import { chromeOptions, findChrome } from '@assay/runner';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, checkOut, logIn, openShop, type Shop, startShop, type View } from '../test/shop-page.ts';

const cache = join(import.meta.dirname, '../../../node_modules/.cache/assay');
let shop: Shop;

beforeAll(async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  shop = await startShop(chromeOptions(found));
});

afterAll(() => shop?.close());

/** Rules that axe finds broken, frames included, and how far the page is wider than the window. */
async function inspect(page: Page): Promise<{ broken: string[]; overflow: number }> {
  // Evaluated from outside, so that the page keeps its policy.
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  const broken = await page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`,
  );
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return { broken, overflow };
}

const views: [string, View][] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { width: 400 }],
];

describe.each(views)('%s', (_name, view) => {
  test('every page is accessible and fits its window', async () => {
    const page = await openShop(shop, '/', view);
    const states: Record<string, () => Promise<unknown>> = {
      home: async () => undefined,
      'login, refused': () => logIn(shop, page, 'ada', ''),
      'login, wrong': () => logIn(shop, page, 'ada', 'wrong'),
      products: () => logIn(shop, page),
      'products, added': () => add(page, 'Wool Blanket', 1),
      'nothing found': () => page.goto(`${shop.address}/products?q=zebra`),
      product: async () => {
        await page.goto(`${shop.address}/products/stoneware-mug`);
        await page.getByRole('link', { name: 'Cast Iron Teapot' }).waitFor();
      },
      'sold out': () => page.goto(`${shop.address}/products/wall-clock`),
      cart: () => page.goto(`${shop.address}/cart`),
      checkout: () => page.getByRole('button', { name: 'Proceed to checkout' }).click(),
      'checkout, refused': () => page.getByRole('button', { name: 'Place order' }).click(),
      'order placed': () => checkOut(page),
      'empty cart': () => page.goto(`${shop.address}/cart`),
      profile: () => page.goto(`${shop.address}/profile`),
      contact: () => page.goto(`${shop.address}/contact`),
      help: () => page.goto(`${shop.address}/help`),
      dialog: () => page.getByRole('button', { name: 'Request a call back' }).click(),
      terms: () => page.goto(`${shop.address}/terms`),
      bugs: () => page.goto(`${shop.address}/bugs`),
    };
    const found: Record<string, unknown> = {};
    for (const [state, reach] of Object.entries(states)) {
      await reach();
      await page.waitForLoadState();
      found[state] = await inspect(page);
    }
    const clean = Object.keys(states).map((state) => [state, { broken: [], overflow: 0 }]);
    expect(found).toEqual(Object.fromEntries(clean));
  });
});
