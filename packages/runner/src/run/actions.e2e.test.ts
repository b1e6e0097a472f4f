import { logIn, widgets } from '@assay/testbed/pages';
import { cacheFolder, flows, makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../browsers/one/launch.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';

const kinds = ['chrome', 'firefox'] as const;
const installed = new Map(
  await Promise.all(
    kinds.map(async (kind) => [kind, Boolean(await findBrowser(kind, cacheFolder))] as const),
  ),
);

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': widgets,
    '/next': '<!doctype html><html lang="en"><title>Next</title><h1>Next page</h1>',
    '/log-in': logIn,
    '/api': (_request, response) =>
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":7}'),
    '/file': (_request, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b'),
  });
});
afterAll(async () => {
  await site.close();
});

describe.for(kinds)('%s', (browser) => {
  test.skipIf(!installed.get(browser)).for(flows)('%s', async ([, commands]) => {
    const files = [{ name: 'cat.png', mimeType: 'image/png', bytes: Buffer.from('cat') }];
    const result = await runCase(makeCase({ do: 'open', address: site.url }, ...commands()), {
      pool,
      browser,
      files,
    });
    const told = result.steps.map(
      ({ sentence, outcome, actual }) => `${outcome}: ${sentence} (${actual ?? ''})`,
    );
    expect(result.verdict, [result.reason, ...told].join('\n')).toBe('passed');
  });
});

test('only given files can be uploaded', async () => {
  const steps = makeCase({ do: 'open', address: site.url }, { do: 'upload', file: '/etc/passwd' });
  const result = await runCase(steps, { pool });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
});
