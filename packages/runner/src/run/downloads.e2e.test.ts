import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Command } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../browsers/one/find-browser.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': '<h1>Files</h1><a href="/report" download="report.csv">Report</a> <a href="/broken" download="broken.bin">Broken</a>',
    '/report': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b\n1,2'),
    '/broken': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '1000' });
      response.write('some', () => response.destroy());
    },
  });
});
afterAll(async () => {
  await site.close();
});

const steps = (...names: string[]) =>
  makeCase(
    { do: 'open', address: site.url },
    ...names.map((name): Command => ({ do: 'click', target: { name, kind: 'link' } })),
    {
      do: 'expect',
      subject: { of: 'download' },
      condition: { is: 'text', how: 'equals', value: 'report.csv' },
    },
  );

describe.for(['chrome', 'firefox'] as const)('%s', (browser) => {
  const isMissing = browser === 'firefox' && !findFirefox();

  test.skipIf(isMissing)('a downloaded file comes with the result', async () => {
    const result = await runCase(steps('Report'), { pool, browser });
    expect(result.verdict, result.reason).toBe('passed');
    expect(result.downloads).toMatchObject([{ name: 'report.csv', address: `${site.url}/report`, size: 7 }]);
    expect(result.downloads[0]?.bytes?.toString()).toBe('a,b\n1,2');
  });

  test.skipIf(isMissing)(
    'downloaded files are saved where the caller said, each under its own name',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'assay-downloads-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const downloadsFolder = join(folder, 'kept');
      const result = await runCase(steps('Report', 'Report'), { pool, browser, downloadsFolder });
      expect(result.verdict, result.reason).toBe('passed');
      const paths = result.downloads.map(({ path }) => path ?? '');
      expect(paths.map((path) => dirname(path))).toEqual([downloadsFolder, downloadsFolder]);
      expect(new Set(paths).size).toBe(2);
      for (const path of paths) expect(await readFile(path, 'utf8')).toBe('a,b\n1,2');
    },
  );
});

test('a download that breaks off is told as such', async () => {
  const result = await runCase(steps('Broken', 'Report'), { pool });
  expect(result.verdict, result.reason).toBe('passed');
  expect(result.downloads).toMatchObject([{ name: 'broken.bin', missing: /failed/ }, { name: 'report.csv' }]);
});
