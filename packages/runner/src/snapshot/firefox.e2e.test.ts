import { startFixtures } from '@assay/testbed/serve';
import { firefox } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../browsers/one/find-browser.ts';
import { firefoxOptions } from '../browsers/one/launch-options.ts';
import { locate } from './locate.ts';
import { takeSnapshot } from './take-snapshot.ts';

const found = findFirefox();

test.skipIf(!found)(
  'the stock Firefox tells the same, and its elements can be used in frames and shadow roots',
  async () => {
    if (!found) return;
    const server = await startFixtures();
    onTestFinished(() => server.close());
    const other = await startFixtures();
    onTestFinished(() => other.close());
    const browser = await firefox.launch(firefoxOptions(found));
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    for (const [file, label] of [
      ['forms.html', 'Company'],
      ['shadow.html', 'User name'],
      ['frames.html', 'Card number'],
      [`frames.html?other=${encodeURIComponent(other.address)}`, 'Security code'],
    ]) {
      await page.goto(`${server.address}/${file}`, { waitUntil: 'load' });
      const snapshot = await takeSnapshot(page);
      const fields = snapshot.elements.filter((element) => element.label === label);
      expect(fields.length, label).toBeGreaterThan(0);
      for (const field of fields) {
        const handle = await locate(page, snapshot, field);
        await handle.click();
        await page.keyboard.type('written');
        expect(await handle.inputValue()).toBe('written');
      }
    }
  },
  180_000,
);
