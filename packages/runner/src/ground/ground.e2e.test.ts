import { join } from 'node:path';

import { readCanonical } from '@assay/planner/steps';
import { cases, findExpected } from '@assay/testbed/phrases';
import { type FixturesServer, startFixtures } from '@assay/testbed/serve';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChrome } from '../browsers/one/find-browser.ts';
import { chromeOptions } from '../browsers/one/launch-options.ts';
import { locate } from '../snapshot/locate.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import { ground } from './ground.ts';
import { sayTarget } from './say-target.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/assay');
let server: FixturesServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const found = await findChrome(cache);
  if (!found) throw new Error('No browser was found.');
  server = await startFixtures();
  browser = await chromium.launch(chromeOptions(found));
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(name: string): Promise<void> {
  const [file, query] = name.split('?');
  const address = `${server.address}/${file}.html${query ? `?${query}` : ''}`;
  if (page.url() !== address) await page.goto(address, { waitUntil: 'load' });
}

describe('phrases on the fixture pages', () => {
  test.each(
    cases.map(([file, purpose, target, expected]) => ({
      file,
      purpose,
      target,
      expected,
      phrase: sayTarget(target),
    })),
  )('$file: $purpose $phrase gives $expected', async ({ file, purpose, target, expected }) => {
    await open(file);
    const snapshot = await takeSnapshot(page);
    const grounding = await ground(snapshot, target, purpose);
    const told =
      grounding.outcome === 'found'
        ? [grounding.chosen]
        : grounding.outcome === 'ambiguous'
          ? grounding.candidates
          : grounding.nearest;
    const seen = told
      .map(
        ({ element, score, reason, phrase }) =>
          `${element.role} ${phrase} at ${element.path}: ${score}, ${reason}`,
      )
      .join('\n');
    if (expected === 'ambiguous' || expected === 'not found') {
      expect(grounding.outcome, seen).toBe(expected);
      return;
    }
    expect(grounding.outcome, seen).toBe('found');
    if (grounding.outcome !== 'found') return;
    const handle = await locate(page, snapshot, grounding.chosen.element);
    const wanted = await findExpected(page, expected);
    expect(await handle.evaluate((one, other) => one === other, wanted), seen).toBe(true);
  });
});

test('each phrase offered for an ambiguous target parses, and leads to exactly one element', async () => {
  for (const [file, purpose, target, expected] of cases.filter(
    ([, , , outcome]) => outcome === 'ambiguous',
  )) {
    await open(file);
    const snapshot = await takeSnapshot(page);
    const grounding = await ground(snapshot, target, purpose);
    if (grounding.outcome !== 'ambiguous')
      throw new Error(`${sayTarget(target)} is ${grounding.outcome}, not ${expected}.`);
    for (const { phrase, element } of grounding.candidates) {
      const command = readCanonical(`Click ${phrase}`);
      if (command?.do !== 'click') throw new Error(`${phrase} is not understood.`);
      const again = await ground(snapshot, command.target, purpose);
      expect(again.outcome === 'found' && again.chosen.element.path, phrase).toBe(element.path);
    }
  }
});
