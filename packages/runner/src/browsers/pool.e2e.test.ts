import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '@assay/testbed/run';
import type { Browser } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findFirefox } from './one/find-browser.ts';
import { openPool } from './pool.ts';

/** The process of a browser, to end it as a crash would. */
async function pidOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
}

test('one browser serves many contexts, and is replaced after so many', async () => {
  const pool = await openPool({ cacheFolder, contextsPerBrowser: 3 });
  onTestFinished(() => pool.close());
  const used = new Set<Browser>();
  for (let round = 0; round < 7; round += 1) {
    await pool.withContext('chrome', {}, async ({ browser }) => used.add(browser));
  }
  expect(used.size).toBe(3);
  expect([...used].map((browser) => browser.isConnected())).toEqual([false, false, true]);
});

test('no more contexts than slots are open at a time', async () => {
  const pool = await openPool({ cacheFolder, parallel: 2 });
  onTestFinished(() => pool.close());
  let open = 0;
  let most = 0;
  const work = () =>
    pool.withContext('chrome', {}, async ({ context }) => {
      open += 1;
      most = Math.max(most, open);
      await context.newPage();
      open -= 1;
    });
  await Promise.all([work(), work(), work(), work(), work()]);
  expect(most).toBe(2);
});

test('a browser that dies is an environment problem, and the next use gets a new one', async () => {
  const pool = await openPool({ cacheFolder });
  onTestFinished(() => pool.close());
  const dying = pool.withContext('chrome', {}, async ({ browser, context }) => {
    const page = await context.newPage();
    process.kill(await pidOf(browser), 'SIGKILL');
    await page.waitForEvent('dialog', { timeout: 600_000 });
  });
  await expect(dying).rejects.toMatchObject({ class: 'environment', message: /stopped unexpectedly/ });
  const title = await pool.withContext('chrome', {}, async ({ context }) =>
    (await context.newPage()).title(),
  );
  expect(title).toBe('');
});

test('a browser that does not close a context gets no more of them', async () => {
  const pool = await openPool({ cacheFolder });
  onTestFinished(() => pool.close());
  const stuck = await pool.withContext('chrome', {}, async ({ browser, context }) => {
    context.close = () => new Promise(() => undefined);
    return browser;
  });
  const next = await pool.withContext('chrome', {}, async ({ browser }) => browser);
  expect(next).not.toBe(stuck);
  await expect.poll(() => stuck.isConnected(), { timeout: 600_000 }).toBe(false);
  expect(pool.running()).toHaveLength(1);
});

test('a browser that is not installed is named with the way to install it', async () => {
  const before = process.env.EDGE_PATH;
  process.env.EDGE_PATH = '/nowhere/msedge';
  onTestFinished(() => {
    if (before === undefined) delete process.env.EDGE_PATH;
    else process.env.EDGE_PATH = before;
  });
  const pool = await openPool({ cacheFolder });
  onTestFinished(() => pool.close());
  const asked = pool.withContext('edge', {}, async () => undefined);
  await expect(asked).rejects.toMatchObject({ class: 'environment', message: /EDGE_PATH/ });
});

test('profiles lie in a folder of the pool, which goes with it; what a dead process left is swept', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'assay-pool-test-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  // No process has this number: it is above the largest that Linux gives.
  await mkdir(join(parent, 'assay-browsers-99999999-left'));
  const pool = await openPool({ cacheFolder, tempParent: parent });
  const folders = await pool.withContext('chrome', {}, async () => readdir(parent, { recursive: true }));
  expect(folders.some((name) => /playwright_.*profile/.test(name))).toBe(true);
  expect(folders.some((name) => name.includes('99999999'))).toBe(false);
  await pool.close();
  expect(await readdir(parent)).toEqual([]);
});

test.skipIf(process.platform !== 'linux' || !findFirefox())(
  'a Firefox that has lost its process is ended by the next pool, and nobody else is',
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'assay-orphan-test-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true, maxRetries: 5 }));
    const start = async () => {
      const program = join(import.meta.dirname, 'orphan.fixture.ts');
      const child = spawn(process.execPath, [program, cacheFolder, parent]);
      await once(child.stdout, 'data');
      return child;
    };
    const kill = async (child: ChildProcess) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    const sweep = async () => (await openPool({ cacheFolder, tempParent: parent })).close();
    /** The processes of its browser, by what they were told to write in. */
    const browserOf = ({ pid }: ChildProcess) =>
      readdirSync('/proc').filter((name) => {
        try {
          const environment = readFileSync(`/proc/${name}/environ`, 'utf8');
          return environment.includes(`TMPDIR=${parent}/assay-browsers-${pid}-`);
        } catch {
          return false;
        }
      });

    const [killed, living] = await Promise.all([start(), start()]);
    await kill(killed);
    expect(browserOf(killed).length, 'it outlives its process').toBeGreaterThan(0);
    await sweep();
    await expect.poll(() => browserOf(killed)).toEqual([]);
    expect(browserOf(living).length).toBeGreaterThan(0);
    await kill(living);
    await sweep();
    await expect.poll(() => browserOf(living)).toEqual([]);
  },
);
