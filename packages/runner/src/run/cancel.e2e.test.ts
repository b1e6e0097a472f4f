import type { Command } from '@assay/planner/steps';
import { cacheFolder, makeCase } from '@assay/testbed/run';
import { type HostileSite, serveHostileSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import type { RunEvent } from '../evidence/events.ts';
import { runCase } from './run-case.ts';

let pool: BrowserPool;
let site: HostileSite;

beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveHostileSite();
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

const open = (path: string): Command => ({ do: 'open', address: site.url + path });
const click = (name: string): Command => ({ do: 'click', target: { name } });
const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});
const dialogSays = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'dialog text' },
  condition: { is: 'text', how: 'contains', value },
});

interface Moment {
  name: string;
  /** The last one is never over by itself within the limits. */
  steps: () => Command[];
}

const moments: Moment[] = [
  { name: 'while a page is opened', steps: () => [open('/fine'), open('/silent')] },
  { name: 'while something is waited for', steps: () => [open('/fine'), shows('never there')] },
  { name: 'while an element is looked for', steps: () => [open('/fine'), click('Nowhere')] },
  { name: 'in a dialog', steps: () => [open('/alert'), dialogSays('never said')] },
  { name: 'on a page that hangs', steps: () => [open('/busy'), click('Hang')] },
  { name: 'during a pause', steps: () => [open('/fine'), { do: 'pause', seconds: 300 }] },
];

const endless = { patienceMs: 300_000, navigationMs: 300_000, stepMs: 300_000, caseMs: 300_000 };

test.for(moments)('cancelling $name ends the case, with what was seen until then', async ({ steps }) => {
  const controller = new AbortController();
  const commands = steps();
  const onEvent = (event: RunEvent) => {
    if (event.type !== 'step started' || event.step < commands.length - 1) return;
    setTimeout(() => controller.abort(), 200);
  };
  const result = await runCase(makeCase(...commands, shows('skipped')), {
    pool,
    signal: controller.signal,
    limits: endless,
    onEvent,
  });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'cancelled' } });
  expect(result.steps[0]).toMatchObject({ outcome: 'passed' });
  const next = await runCase(makeCase(open('/fine'), click('OK'), shows('Fine')), { pool });
  expect(next.verdict, next.reason).toBe('passed');
});

test('cancelling while the browser is being started does not wait for it', async () => {
  const started = Promise.withResolvers<never>();
  const slow = await openPool({ cacheFolder, launch: () => started.promise });
  const controller = new AbortController();
  const running = runCase(makeCase(open('/fine')), { pool: slow, signal: controller.signal });
  controller.abort();
  const result = await running;
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'cancelled' }, steps: [] });
  started.reject(new Error('It never started.'));
  await slow.close();
});

test('cancelling while all places are taken does not wait for one', async () => {
  const full = await openPool({ cacheFolder, parallel: 1 });
  const release = Promise.withResolvers<void>();
  const holding = full.withContext('chrome', {}, () => release.promise);
  const controller = new AbortController();
  const running = runCase(makeCase(open('/fine')), { pool: full, signal: controller.signal });
  controller.abort();
  expect(await running).toMatchObject({ verdict: 'error', problem: { class: 'cancelled' } });
  release.resolve();
  await holding;
  await full.close();
});
