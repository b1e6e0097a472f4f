/// <reference lib="dom" />
import { join } from 'node:path';
import { chromeOptions, findChrome } from '@assay/runner';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execution } from './execution.fixture.ts';
import { writeApiHtml } from './write-api-html.ts';

let browser: Browser;

beforeAll(async () => {
  const found = await findChrome(join(import.meta.dirname, '../../../../node_modules/.cache/assay'));
  if (!found) throw new Error('No browser was found.');
  browser = await chromium.launch(chromeOptions(found));
});

afterAll(() => browser?.close());

const views: [string, BrowserContextOptions][] = [
  ['light', { viewport: { width: 1280, height: 800 } }],
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { viewport: { width: 400, height: 800 } }],
];

test.each(views)(
  'in a %s window it is accessible, fits, and runs and asks for nothing',
  async (_name, view) => {
    const page = await browser.newPage(view);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => complaints.push(request.url()));
    await page.setContent(writeApiHtml(execution));
    expect(await page.locator('.step').count()).toBe(4);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await page.getByText('alert(1)').first().isVisible()).toBe(true);
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(complaints).toEqual([]);
    await page.evaluate(axe.source);
    const broken = await page.evaluate<string[]>(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`,
    );
    expect(broken).toEqual([]);
    await page.close();
  },
);
