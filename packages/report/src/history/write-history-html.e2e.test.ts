/// <reference lib="dom" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromeOptions, findChrome } from '@assay/runner';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awkwardTexts, fillWith, makeReport, makeStep } from '../report.fixture.ts';
import { makeAwkwardHistory, makeHistory } from './history.fixture.ts';
import { writeHistoryHtml } from './write-history-html.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-history-'));
let browser: Browser;
let picture: Buffer;

beforeAll(async () => {
  const found = await findChrome(join(import.meta.dirname, '../../../../node_modules/.cache/assay'));
  if (!found) throw new Error('No browser was found.');
  browser = await chromium.launch(chromeOptions(found));
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.setContent('<h1>A page under test</h1>');
  picture = await page.screenshot({ type: 'jpeg' });
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(
  html: string,
  view: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const file = join(folder, `report-${Math.random()}.html`);
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...view });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) complaints.push(`It asked for ${request.url()}`);
  });
  await page.goto(pathToFileURL(file).href);
  return { page, complaints };
}

test('awkward texts everywhere run nothing and ask for nothing', async () => {
  const told = Object.values(awkwardTexts).map(fillWith);
  const { page, complaints } = await open(await writeHistoryHtml(makeAwkwardHistory(), told, () => picture));
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('script, [onerror], [onmouseover]').count()).toBe(0);
  expect(await page.locator('tbody tr').count()).toBe(2 * Object.keys(awkwardTexts).length);
  expect(complaints).toEqual([]);
  await page.close();
});

const failed = makeStep({
  step_number: 2,
  status: 'error',
  outcome: 'failed',
  expected: 'the text "Saved"',
  actual: 'the text "Lost"',
  picture: '2.jpg',
});
const told = [
  makeReport({ verdict: 'failed', reason: 'A check did not hold.', steps: [makeStep(), failed] }),
];

const views: [string, BrowserContextOptions][] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { viewport: { width: 400, height: 800 } }],
];

test.each(views)(
  'in a %s window it is accessible, fits, and shows only the steps that went wrong',
  async (_, view) => {
    const report = makeHistory({ leftOut: { executions: 5, cases: 0 } });
    const { page, complaints } = await open(await writeHistoryHtml(report, told, () => picture), view);
    expect(await page.locator('.step').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    expect(await page.getByText('the newest 3 of 8 executions').count()).toBe(1);
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

test('printed, everything is on the paper and nothing is cut off at its side', async () => {
  const many = makeHistory({ executions: Array.from({ length: 60 }, () => makeHistory().executions).flat() });
  const { page } = await open(await writeHistoryHtml(many, told, () => picture), {
    colorScheme: 'dark',
    viewport: { width: 720, height: 1000 },
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const side = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(side).toBeLessThanOrEqual(0);
  const colours = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(colours, 'ink on paper, whatever the screen is like').toBe('rgb(27, 26, 23)');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(3);
  await page.close();
});
