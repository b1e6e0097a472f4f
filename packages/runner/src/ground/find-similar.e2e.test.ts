import { join } from 'node:path';
import { type FixturesServer, startFixtures } from '@assay/testbed/serve';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChrome } from '../browsers/one/find-browser.ts';
import { chromeOptions } from '../browsers/one/launch-options.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { findSimilar } from './find-similar.ts';
import { fingerprintOf } from './fingerprint.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/assay');
let server: FixturesServer;
let browser: Browser;
let page: Page;
let before: PageSnapshot;

async function read(query: string): Promise<PageSnapshot> {
  await page.goto(`${server.address}/healing.html${query}`, { waitUntil: 'load' });
  return takeSnapshot(page);
}

beforeAll(async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  server = await startFixtures();
  browser = await chromium.launch(chromeOptions(found));
  page = await browser.newPage();
  before = await read('');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test.each([
  ['Save profile', '', 'Save profile'],
  ['Save profile', '?bug=renamed', 'Save changes'],
  ['Save profile', '?bug=ids', 'Save profile'],
  ['Save profile', '?bug=moved', 'Save profile'],
  ['Save profile', '?bug=moved&bug=ids', 'Save profile'],
  ['Save profile', '?bug=renamed&bug=moved', 'Save changes'],
  ['Display name', '?bug=wrapped', 'Display name'],
  ['Display name', '?bug=ids&bug=moved', 'Display name'],
  ['E-mail', '?bug=ids', 'E-mail'],
  ['Security settings', '?bug=moved&bug=ids', 'Security settings'],
  ['Save profile', '?bug=removed', 'not found'],
  ['Save profile', '?bug=swapped', 'not found'],
  ['Save profile', '?bug=doubled', 'Save profile'],
])('%s on %s is found again as %s', async (name, query, expected) => {
  const known = before.elements.find((element) => element.name === name && element.interactive);
  if (!known) throw new Error(`${name} is not on the page.`);
  const similar = findSimilar(await read(query), fingerprintOf(known));
  const told = similar.outcome === 'found' ? similar.element.name : similar.outcome;
  expect(
    told,
    JSON.stringify(
      similar.outcome === 'found'
        ? similar.score
        : similar.nearest.map(({ element, score }) => [element.name, score]),
    ),
  ).toBe(expected);
});
