/// <reference lib="dom" />
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExecutionReport } from '@assay/contract';
import { chromeOptions, findChrome } from '@assay/runner';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeJunit } from '../junit/write-junit.ts';
import { awkwardTexts, fillWith, makeReport, makeStep } from '../report.fixture.ts';
import { writeHtml } from './write-html.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-report-'));
let browser: Browser;
let picture: Buffer;

beforeAll(async () => {
  const found = await findChrome(join(import.meta.dirname, '../../../../node_modules/.cache/assay'));
  if (!found) throw new Error('No browser was found.');
  browser = await chromium.launch(chromeOptions(found));
  const page = await browser.newPage({ viewport: { width: 800, height: 500 } });
  await page.setContent('<h1>A page under test</h1><button>Save</button>');
  picture = await page.screenshot({ type: 'jpeg' });
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the file as a person would who got it by mail. */
async function open(
  reports: ExecutionReport[],
  view: BrowserContextOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const file = join(folder, `report-${Math.random()}.html`);
  writeFileSync(file, await writeHtml(reports, () => picture));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...view });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) complaints.push(`It asked for ${request.url()}`);
  });
  await page.goto(pathToFileURL(file).href);
  return { page, complaints };
}

test.each(Object.entries(awkwardTexts))(
  '%s in every field runs nothing and asks for nothing',
  async (_, text) => {
    const { page, complaints } = await open([fillWith(text)]);
    for (const element of await page.locator('.step, figure, a').all()) await element.hover({ force: true });
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(await page.locator('script, [onerror], [onmouseover]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

const whole = () => [
  makeReport({
    verdict: 'failed',
    reason: 'Step 2 did not hold: the page said something else.',
    steps: [
      makeStep({ picture: '1.jpg' }),
      makeStep({
        step_number: 2,
        status: 'error',
        outcome: 'failed',
        expected: 'the text "Saved"',
        actual: 'the text "Not saved"',
        picture: '2.jpg',
        picture_before: '1.jpg',
        duration_ms: 2400,
        console: [{ level: 'error', text: 'Uncaught TypeError', address: 'http://127.0.0.1/app.js' }],
      }),
      makeStep({ step_number: 3, status: 'skipped', outcome: 'skipped', duration_ms: null, message: '' }),
    ],
  }),
  fillWith('A text of a usual length that says what happened.'),
];

const views: [string, BrowserContextOptions][] = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['narrow', { viewport: { width: 400, height: 800 } }],
];

test.each(views)('in a %s window the file is accessible, fits and shows its pictures', async (_, view) => {
  const { page, complaints } = await open(whole(), view);
  const shown = await page.locator('img').evaluateAll(async (images) => {
    const pictures = images.filter((image) => image instanceof HTMLImageElement);
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map((image) => image.naturalWidth);
  });
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown)).toEqual(new Set([800]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await page.evaluate(axe.source);
  const broken = await page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html)))`,
  );
  expect(broken).toEqual([]);
  await page.close();
});

test('a bar of the timeline leads to its step', async () => {
  const { page } = await open(whole().slice(0, 1));
  await page.locator('.timeline a').nth(1).click();
  expect(await page.locator('.step:target').textContent()).toContain('the text "Not saved"');
  await page.close();
});

test('the browser’s own reader takes the JUnit file with every awkward text', async () => {
  const page = await browser.newPage();
  for (const text of Object.values(awkwardTexts)) {
    const names = await page.evaluate(
      (source) => {
        const read = new DOMParser().parseFromString(source, 'application/xml');
        return [...read.querySelectorAll('*')].map(({ tagName }) => tagName);
      },
      writeJunit([fillWith(text)]),
    );
    expect(names[0]).toBe('testsuites');
    expect(names).not.toContain('parsererror');
  }
  await page.close();
});
