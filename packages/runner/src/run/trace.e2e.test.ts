import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFirefox } from '../browsers/one/find-browser.ts';
import type { BrowserPool } from '../browsers/pool.ts';
import { readZip } from '../evidence/zip.ts';
import { runCase } from './run-case.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': '<form method="post" action="/in"><label>User <input name="u"></label><label>Password <input type="password" name="p"></label><button>Log in</button></form>',
    '/in': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  });
});
afterAll(async () => {
  await site.close();
});

const secret = 'Top&Secret 99';
const forms = [secret, 'Top%26Secret+99', 'Top%26Secret%2099', 'Top&amp;Secret 99', 'Top\\u0026Secret'];

test.for(['chrome', 'firefox'] as const)('the trace of %s holds no password', async (browser, { skip }) => {
  if (browser === 'firefox' && !findFirefox()) skip();
  const folder = await mkdtemp(join(tmpdir(), 'assay-trace-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const steps = makeCase(
    { do: 'open', address: site.url },
    { do: 'type', target: { name: 'User' }, text: 'ada' },
    { do: 'type', target: { name: 'Password' }, text: secret },
    { do: 'click', target: { name: 'Log in', kind: 'button' } },
    {
      do: 'expect',
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'contains', value: 'Welcome' },
    },
  );
  const result = await runCase(steps, { pool, browser, tracePath: join(folder, 'made', 'trace.zip') });
  expect(result.verdict, result.reason).toBe('passed');
  const entries = await readZip(await readFile(result.tracePath ?? ''));
  const events = entries.find(({ name }) => name === 'trace.trace')?.bytes.toString() ?? '';
  // The user name shows that typing is in the trace at all.
  expect(events).toContain('"ada"');
  expect(events).toContain('••••••');
  const leaking = entries.filter(({ bytes }) => forms.some((form) => bytes.includes(form)));
  expect(leaking.map(({ name }) => name)).toEqual([]);
});
