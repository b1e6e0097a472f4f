import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@assay/planner/steps';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../browsers/launch.ts';
import { openPool } from '../browsers/pool.ts';
import { runCase, runCases } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';

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

test('a browser that dies in the middle of a case is an environment error, never a verdict', async () => {
  let running: Browser | undefined;
  const launch = async () => {
    running = await launchBrowser('chrome', { cacheFolder, tempFolder: tmpdir() });
    return running;
  };
  const pool = await openPool({ cacheFolder, launch });
  onTestFinished(() => pool.close());
  const result = await runCase(makeCase(open(), shows('never there'), shows('nor this')), {
    pool,
    onEvent: (event) => {
      if (event.type === 'step started' && event.step === 1) void kill(running);
    },
  });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
  const next = await runCase(makeCase(open(), shows('Here')), { pool });
  expect(next.verdict, next.reason).toBe('passed');
});

async function kill(browser: Browser | undefined): Promise<void> {
  const session = await browser?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const pid = processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid) process.kill(pid, 'SIGKILL');
}

test('a browser that is missing is an error of every case, with what to do', async () => {
  const pool = await openPool({ cacheFolder });
  onTestFinished(() => pool.close());
  const before = process.env.EDGE_PATH;
  process.env.EDGE_PATH = '/nowhere/msedge';
  onTestFinished(() => {
    if (before === undefined) delete process.env.EDGE_PATH;
    else process.env.EDGE_PATH = before;
  });
  const results = await runCases([makeCase(open()), makeCase(open())], { pool, browser: 'edge' });
  for (const result of results) {
    expect(result).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
    expect(result.reason).toContain('EDGE_PATH');
  }
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
