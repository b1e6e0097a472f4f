import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@assay/planner/steps';
import { cacheFolder, makeCase } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../browsers/one/find-browser.ts';
import { findEdge } from '../browsers/one/find-edge.ts';
import { type BrowserKind, browserKinds } from '../browsers/one/kinds.ts';
import { findBrowser, launchBrowser } from '../browsers/one/launch.ts';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import type { RunEvent } from '../evidence/events.ts';
import { runCase, runCases } from './run-case.ts';

let site: TestSite;
beforeAll(async () => {
  site = await serveSite({ '/': '<h1>Here</h1><button>OK</button>' });
});
afterAll(() => site.close());

const open = (): Command => ({ do: 'open', address: site.url });
const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});

interface Watched {
  pool: BrowserPool;
  running: Browser[];
}

/** A pool whose browsers the test can get hold of. */
async function openWatched(kind: BrowserKind = 'chrome'): Promise<Watched> {
  const running: Browser[] = [];
  const launch = async () => {
    const browser = await launchBrowser(kind, { cacheFolder, tempFolder: tmpdir() });
    running.push(browser);
    return browser;
  };
  const pool = await openPool({ cacheFolder, launch, parallel: 2 });
  onTestFinished(() => pool.close());
  return { pool, running };
}

/** Processes that this one started, for Linux. */
function childrenHere(): number[] {
  const listed = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

const here = (): Command[] => [open(), shows('Here')];
const atStep =
  (step: number, deed: () => unknown) =>
  (event: RunEvent): void => {
    if (event.type === 'step started' && event.step === step) void deed();
  };

test('a browser that is killed takes its cases along as environment errors, and the next run in a new one', async () => {
  const { pool, running } = await openWatched();
  const waiting = makeCase(open(), shows('never there'), shows('nor this'));
  const ready = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const limits = { patienceMs: 50_000, stepMs: 60_000 };
  const results = ready.map(({ resolve }) => runCase(waiting, { pool, limits, onEvent: atStep(1, resolve) }));
  await Promise.all(ready.map(({ promise }) => promise));
  await kill(running[0]);
  for (const result of await Promise.all(results)) {
    expect(result, result.reason).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
    expect(result.steps[0]).toMatchObject({ outcome: 'passed' });
  }
  const next = await runCase(makeCase(...here()), { pool });
  expect(next.verdict, next.reason).toBe('passed');
  expect(running.length).toBe(2);
});

test.skipIf(!findFirefox() || process.platform !== 'linux')(
  'a Firefox that is killed is an environment error, and the next case runs in a new one',
  { timeout: 3_600_000 },
  async () => {
    const before = childrenHere();
    const { pool, running } = await openWatched('firefox');
    const killFirefox = () => {
      for (const pid of childrenHere().filter((one) => !before.includes(one))) process.kill(pid, 'SIGKILL');
    };
    const result = await runCase(makeCase(open(), shows('never there')), {
      pool,
      browser: 'firefox',
      limits: { patienceMs: 50_000, stepMs: 60_000 },
      onEvent: atStep(1, killFirefox),
    });
    expect(result, result.reason).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
    const next = await runCase(makeCase(...here()), { pool, browser: 'firefox' });
    expect(next.verdict, next.reason).toBe('passed');
    expect(running.length).toBe(2);
  },
);

async function kill(browser: Browser | undefined): Promise<void> {
  const session = await browser?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid) process.kill(pid, 'SIGKILL');
}

async function crashPage(browser: Browser | undefined): Promise<void> {
  const page = browser?.contexts()[0]?.pages()[0];
  // The answer never comes: the page that would give it is gone.
  page?.goto('chrome://crash').catch(() => undefined);
}

const disasters: [name: string, deed: (browser: Browser | undefined) => Promise<unknown>][] = [
  ['a page that crashes', crashPage],
  ['a context that is closed from outside', async (browser) => browser?.contexts()[0]?.close()],
];

test.for(disasters)('%s is an environment error, and the same browser goes on', async ([, deed]) => {
  const { pool, running } = await openWatched();
  const result = await runCase(makeCase(open(), shows('never there'), shows('nor this')), {
    pool,
    limits: { patienceMs: 20_000 },
    onEvent: atStep(1, () => deed(running[0])),
  });
  expect(result, result.reason).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
  const next = await runCase(makeCase(...here()), { pool });
  expect(next.verdict, next.reason).toBe('passed');
  expect(running.length).toBe(1);
});

test.for(browserKinds)(
  'where %s is missing every case is an error that tells how to install it',
  async (browser) => {
    const place = { cacheFolder, tempFolder: tmpdir() };
    const launch = (kind: BrowserKind) => launchBrowser(kind, place, async () => undefined);
    const pool = await openPool({ cacheFolder, launch });
    onTestFinished(() => pool.close());
    const results = await runCases([makeCase(...here()), makeCase(...here())], { pool, browser });
    for (const result of results) {
      expect(result).toMatchObject({ verdict: 'error', problem: { class: 'environment' }, steps: [] });
      for (const told of ['not installed', 'Linux', 'macOS', 'Windows', `${browser.toUpperCase()}_PATH`]) {
        expect(result.reason).toContain(told);
      }
    }
  },
);

test('another Chromium may stand in for Edge, and the result says so', async () => {
  const chromium = await findBrowser('chrome', cacheFolder);
  const found = findEdge({ EDGE_PATH: chromium?.executablePath });
  if (!chromium || !found) throw new Error('No browser was found.');
  expect(found.source).toBe('the setting EDGE_PATH');
  const standIn = { ...found, environment: chromium.environment };
  const launch = (kind: BrowserKind) =>
    launchBrowser(kind, { cacheFolder, tempFolder: tmpdir() }, async () => standIn);
  const pool = await openPool({ cacheFolder, launch });
  onTestFinished(() => pool.close());
  const result = await runCase(makeCase(...here()), { pool, browser: 'edge' });
  expect(result.verdict, result.reason).toBe('passed');
  expect(result.browser).toMatchObject({ kind: 'edge', name: 'Chromium (Edge stand-in)' });
});

test('cases run side by side, each with its own trace, in order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-trace-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const pool = await openPool({ cacheFolder, parallel: 2 });
  onTestFinished(() => pool.close());
  const cases = [shows('Here'), shows('There'), shows('Here')].map((last) => makeCase(open(), last));
  const tracePath = join(folder, 'trace.zip');
  const results = await runCases(cases, { pool, tracePath, limits: { patienceMs: 300 } });
  expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'passed']);
  for (const result of results) {
    expect((await stat(result.tracePath ?? '')).size).toBeGreaterThan(1000);
  }
});
