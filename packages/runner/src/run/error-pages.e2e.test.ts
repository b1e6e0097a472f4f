import { createServer } from 'node:net';
import { type GuardProxy, startGuardProxy } from '@assay/http/guard';
import type { Command, TestCase } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { type HostileSite, serveHostileSite, serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { lookAtPage } from './visit-pages.ts';

const unknown = 'nobody.invalid';
let pool: BrowserPool;
let site: TestSite;
let hostile: HostileSite;
let proxy: GuardProxy;
let closed: string;

/** A port of this machine at which nothing listens. */
async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server had no port.');
  return address.port;
}

beforeAll(async () => {
  closed = `127.0.0.1:${await findClosedPort()}`;
  pool = await sharePool();
  hostile = await serveHostileSite();
  // Later than the click waits for.
  const leave = (to: string) =>
    `<button onclick="setTimeout(() => location.assign('${to}'), 1000)">Leave</button>`;
  site = await serveSite({
    '/': `<h1>Start</h1><a href="http://${unknown}/">Unknown</a> <a href="http://${closed}/">Closed</a> <a href="${hostile.secureUrl}/">Secure</a>`,
    '/leave': `<h1>Start</h1>${leave(`http://${unknown}/`)}`,
    '/leave-secure': `<h1>Start</h1>${leave(`${hostile.secureUrl}/`)}`,
  });
  proxy = await startGuardProxy({ policyOf: () => ({ allowPrivate: 'all' }) });
});
afterAll(async () => {
  await Promise.all([site.close(), hostile.close(), proxy.close()]);
});

const open = (address: string): Command => ({ do: 'open', address });
const click = (name: string): Command => ({ do: 'click', target: { name } });
const shows = (value: string, negated?: true): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
  ...(negated && { negated }),
});
const lacks = (value: string) => shows(value, true);
const leaves: Command = {
  do: 'wait',
  until: {
    subject: { of: 'element', target: { name: 'Start' } },
    condition: { is: 'hidden' },
  },
};

async function throughGuard<T>(
  work: (options: {
    context: { proxy: { server: string } };
    troubles: () => ReturnType<GuardProxy['troubles']>;
  }) => Promise<T>,
): Promise<T> {
  const door = crypto.randomUUID();
  const settings = await proxy.openOwnDoor(door);
  try {
    return await work({ context: { proxy: settings }, troubles: () => proxy.troubles(door) });
  } finally {
    await proxy.endRun(door);
  }
}

const runGuarded = (testCase: TestCase) => throughGuard((options) => runCase(testCase, { pool, ...options }));
const runPlain = (testCase: TestCase) => runCase(testCase, { pool });

// Behind the guard a plain address that cannot be reached is answered by the guard's own page; the rest by pages of the browser.
test.each<[string, () => Command[], RegExp, typeof runGuarded]>([
  [
    'a host that is not found',
    () => [open(`http://${unknown}/`)],
    /nobody\.invalid was not found/,
    runGuarded,
  ],
  ['the same by https', () => [open(`https://${unknown}/`)], /nobody\.invalid was not found/, runGuarded],
  ['a closed port', () => [open(`http://${closed}/`)], /refused the connection/, runGuarded],
  ['the same without the guard', () => [open(`http://${closed}/`)], /refused the connection/, runPlain],
  [
    'a certificate',
    () => [open(`${hostile.secureUrl}/`)],
    /certificate of 127\.0\.0\.1:\d+ is not valid/,
    runGuarded,
  ],
  ['a link', () => [open(site.url), click('Unknown')], /nobody\.invalid was not found/, runGuarded],
  ['a link to a closed port', () => [open(site.url), click('Closed')], /refused the connection/, runPlain],
  ['a link to a bad certificate', () => [open(site.url), click('Secure')], /certificate of/, runGuarded],
  [
    'a page that leads there by itself',
    () => [open(`${site.url}/leave`), click('Leave'), leaves],
    /nobody\.invalid was not found/,
    runGuarded,
  ],
  [
    'a page that leads to a bad certificate by itself',
    () => [open(`${site.url}/leave-secure`), click('Leave'), leaves],
    /certificate of/,
    runGuarded,
  ],
])(
  '%s: an error of the address, and nothing passes on the page in its place',
  async (_, way, reason, run) => {
    const result = await run(makeCase(...way(), lacks('Sale'), lacks('Bargains')));
    expect(result).toMatchObject({ verdict: 'error', problem: { class: 'unreachable address' } });
    expect(result.reason).toMatch(reason);
    const checked = result.steps.slice(-2).map(({ outcome }) => outcome);
    expect(checked.every((outcome) => outcome === 'skipped' || outcome === 'error')).toBe(true);
  },
);

test.each([
  ['guarded', (address: string) => throughGuard((options) => lookAtPage(address, { pool, ...options }))],
  ['plain', (address: string) => lookAtPage(address, { pool })],
])('nothing is planned from such a page (%s)', async (_, look) => {
  await expect(look(`http://${closed}/`)).rejects.toMatchObject({ class: 'unreachable address' });
  await expect(look(`${hostile.secureUrl}/`)).rejects.toMatchObject({ class: 'unreachable address' });
});

test('after an address that leads nowhere the next one is tested as ever', async () => {
  const result = await runGuarded(
    makeCase(
      open(`${site.url}/leave`),
      click('Leave'),
      { do: 'pause', seconds: 2 },
      open(site.url),
      shows('Start'),
    ),
  );
  expect(result.verdict, result.reason).toBe('passed');
});
