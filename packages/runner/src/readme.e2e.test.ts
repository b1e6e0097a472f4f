import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoHandler } from '@assay/demo';
import { cacheFolder, runWithPlaywright } from '@assay/testbed/run';
import { openShop } from '@assay/testbed/serve';
import { expect, test } from 'vitest';
import { findChrome } from './browsers/one/find-browser.ts';

const readme = join(import.meta.dirname, '../../../README.md');

async function readExample(): Promise<string> {
  const [, section = ''] = (await readFile(readme, 'utf8')).split('\n## As a library\n');
  const [, code] = /^```ts\n([\s\S]+?)^```$/m.exec(section) ?? [];
  if (!code) throw new Error('README.md has no example under "As a library".');
  return code;
}

async function runExample(bugs: string[]) {
  const browser = await findChrome(cacheFolder);
  if (!browser) throw new Error('No browser was found.');
  const shop = await openShop(demoHandler(), bugs);
  try {
    const specs = [{ name: 'readme.spec.ts', code: await readExample() }];
    const { errors, tests } = await runWithPlaywright(specs, { browser, baseURL: shop.url });
    return { errors, outcomes: tests.map(({ outcome }) => outcome) };
  } finally {
    await shop.close();
  }
}

test('the example of the README runs as it stands', async () => {
  expect(await runExample([])).toEqual({ errors: [], outcomes: ['passed'] });
});

test('the example of the README fails where the site is broken', async () => {
  const { errors, outcomes } = await runExample(['cart-count']);
  expect(errors).toEqual([]);
  expect(outcomes).toEqual([expect.stringContaining('it shows "Cart')]);
});
