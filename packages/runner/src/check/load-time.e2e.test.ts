import { setTimeout as pass } from 'node:timers/promises';
import type { Command } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from '../run/run-case.ts';

const slow = 1500;
let pool: BrowserPool;
let site: TestSite;

beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': '<h1>Slow</h1><a href="/other">Other</a><a href="#end">End</a><script src="/slow.js"></script>',
    '/other': '<h1>Other</h1><a href="/">Back to slow</a>',
    // It comes late once; then the browser has it.
    '/slow.js': async (_, response) => {
      await pass(slow);
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' })
        .end('globalThis.late = 1;');
    },
  });
});
afterAll(() => site.close());

const open: () => Command = () => ({ do: 'open', address: site.url });
const click = (name: string): Command => ({ do: 'click', target: { name } });
const within: Command = {
  do: 'expect',
  subject: { of: 'load time' },
  condition: { is: 'seconds', atMost: slow / 1000 },
};

test.each<[string, () => Command[], RegExp]>([
  ['at once', () => [open()], /seconds to load$/],
  ['after coming back to it', () => [open(), click('Other'), click('Back to slow')], /load the first time$/],
  ['after it was loaded again', () => [open(), { do: 'reload' }], /load the first time$/],
  ['after it was opened again', () => [open(), open()], /load the first time$/],
  ['at a part of it', () => [open(), click('End')], /seconds to load$/],
])('the time to load a page is that of its first load: %s', async (_, way, actual) => {
  const result = await runCase(makeCase(...way(), within), { pool, screenshots: 'none' });
  expect(result.verdict, result.reason).toBe('failed');
  expect(result.steps.at(-1)?.actual).toMatch(actual);
});
