import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { demoHandler } from '../src/index.ts';

export interface Shop {
  browser: Browser;
  /** With the mount point. */
  address: string;
  close(): Promise<void>;
}

/** The shop on a free port, and a browser to visit it. */
export async function startShop(options: LaunchOptions): Promise<Shop> {
  const server = createServer(demoHandler()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(options);
  return {
    browser,
    address: `http://127.0.0.1:${port}/demo`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type View = { width?: number; colorScheme?: 'light' | 'dark' };

/** A page in which no script fails, nothing is refused by the policy and nothing is logged. */
export async function openShop(
  shop: Shop,
  path: string,
  { width = 1200, colorScheme = 'light' }: View = {},
): Promise<Page> {
  const context = await shop.browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(`${shop.address}${path}`);
  return page;
}

export async function logIn(
  shop: Shop,
  page: Page,
  user = 'ada@example.com',
  password = 'analytical',
): Promise<void> {
  await page.goto(`${shop.address}/login`);
  await page.getByLabel('Username or e-mail').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** By name, from the card; then waits until the badge has counted. */
export async function add(page: Page, product: string, count: number): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: product });
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByTestId('cart-badge').getByText(String(count), { exact: true }).waitFor();
}

/** Fills in the whole form rightly and sends it. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Street address').fill('12 Mill Lane');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await page.getByLabel('I accept the terms of sale').check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
}
