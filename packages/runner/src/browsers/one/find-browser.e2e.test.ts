import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findChrome } from './find-browser.ts';
import { chromeOptions } from './launch-options.ts';
import { unpackChromium } from './unpack-chromium.ts';

const cache = join(import.meta.dirname, '../../../../../node_modules/.cache/assay');

test('a Chromium is found and draws a page', async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  const browser = await chromium.launch(chromeOptions(found));
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<h1>Hello</h1>');
  expect(await page.getByRole('heading').innerText()).toBe('Hello');
});

test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the packaged Chromium is unpacked once, by two at once, with its own libraries and fonts',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay browser-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [first, second] = await Promise.all([unpackChromium(folder), unpackChromium(folder)]);
    expect(first).toEqual(second);
    if (!first) throw new Error('Nothing was unpacked.');
    const browser = await chromium.launch(chromeOptions(first));
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.setContent('<p style="font-size: 40px">Assay</p>');
    expect((await page.screenshot()).length).toBeGreaterThan(1000);
  },
);
