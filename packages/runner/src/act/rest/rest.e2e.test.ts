import { sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../../browsers/pool.ts';
import { watchSession } from '../../evidence/session.ts';
import { settle } from '../settle.ts';
import { watchRest } from './script.ts';

const write = (text: string) => `document.querySelector('output').textContent = '${text}'`;
const page = (script: string) => `<button>Go</button><output></output><script>${script}</script>`;

/** What the page does when the button is pressed, and what it shows once it has come to rest. */
const pages: Record<string, string> = {
  '/still': page(''),
  '/at-once': page(`document.querySelector('button').onclick = () => { ${write('done')} }`),
  '/debounced': page(
    `document.querySelector('button').onclick = () => setTimeout(() => { ${write('done')} }, 300)`,
  ),
  '/chained': page(
    `document.querySelector('button').onclick = () => setTimeout(() => setTimeout(() => { ${write('done')} }, 150), 150)`,
  ),
  '/fetched': page(
    `document.querySelector('button').onclick = async () => { await fetch('/slow'); ${write('done')} }`,
  ),
  '/taken-back': page(
    `document.querySelector('button').onclick = () => { const id = setTimeout(() => {}, 400); clearTimeout(id); ${write('done')} }`,
  ),
  '/left': `<a href="/arrived">Go</a><output></output>`,
  '/arrived': '<output>done</output>',
  '/polling': page(`const tick = () => setTimeout(tick, 100); tick();
    document.querySelector('button').onclick = () => { ${write('done')} }`),
  '/passed-on': page(
    `document.querySelector('button').onclick = () => setTimeout((text) => { document.querySelector('output').textContent = text }, 50, 'done')`,
  ),
};

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  site = await serveSite({
    ...pages,
    '/slow': (_, response) => void setTimeout(() => response.end('late'), 300),
  });
  pool = await sharePool();
});
afterAll(async () => {
  await site.close();
});

function visit<T>(path: string, work: (page: Page, rest: () => Promise<string>) => Promise<T>): Promise<T> {
  return pool.withContext('chrome', {}, async ({ context }) => {
    await watchRest(context);
    const opened = await context.newPage();
    const session = watchSession(opened);
    await opened.goto(site.url + path);
    const progress = { signal: new AbortController().signal, deadline: Date.now() + 600_000 };
    return work(opened, () => settle(session, progress, { quietMs: 24, boundMs: 300_000 }));
  });
}

test.each(['/at-once', '/debounced', '/chained', '/fetched', '/taken-back', '/left', '/passed-on'])(
  'what a click brings about is there once the page rests: %s',
  async (path) => {
    const shown = await visit(path, async (opened, rest) => {
      await rest();
      await opened.locator('button, a').click({ noWaitAfter: true });
      expect(await rest()).not.toBe('never');
      return opened.locator('output').textContent();
    });
    expect(shown).toBe('done');
  },
);

test('a page that does nothing is at rest at once', async () => {
  const rests = await visit('/still', async (_, rest) => {
    // What loading left behind, such as the request for an icon, may still be under way.
    await rest();
    return rest();
  });
  expect(rests).toBe('at once');
});

test('a page that polls comes to rest all the same', async () => {
  const rests = await visit('/polling', async (opened, rest) => {
    await rest();
    await opened.locator('button').click({ noWaitAfter: true });
    return rest();
  });
  expect(rests).not.toBe('never');
});
