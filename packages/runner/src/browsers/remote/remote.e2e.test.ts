import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowOnly, type GuardProxy, startGuardProxy } from '@assay/http/guard';
import type { Command } from '@assay/planner/steps';
import { cacheFolder, makeCase } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RunEvent } from '../../evidence/events.ts';
import { readZip } from '../../evidence/zip.ts';
import { runCase } from '../../run/run-case.ts';
import { type BrowserPool, openPool } from '../pool.ts';
import { type BrowserServer, serveDebugging, servePlaywright } from './browser-server.fixture.ts';
import { findRemoteTrouble, readRemoteBrowsers } from './remote-browsers.ts';

let site: TestSite;
let inside: TestSite;
let guard: GuardProxy;
let quiet: BrowserServer;
let open: BrowserServer;
let debugging: BrowserServer;
let contacts = 0;

const page = `<h1>Shop</h1><a href="/file" download="terms.txt">Terms</a>
  <label>Picture <input type="file" onchange="document.querySelector('output').textContent = this.files[0].name + ' of ' + this.files[0].size"></label>
  <output></output><p id="total">Total</p>
  <script>console.error('Loud'); total.textContent += ' $' + (location.search ? 21 : 12) + (window.RTCPeerConnection ? ' calls' : '')</script>`;

beforeAll(async () => {
  [quiet, open, debugging] = await Promise.all([
    servePlaywright(),
    servePlaywright({ isQuiet: false }),
    serveDebugging(),
  ]);
  site = await serveSite({
    '/': page,
    '/file': (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('be nice'),
  });
  inside = await serveSite({
    '/': (_request, response) => {
      contacts += 1;
      response.end('secret');
    },
  });
  guard = await startGuardProxy({ policyOf: () => allowOnly([new URL(site.url).host]) });
});
afterAll(async () => {
  await Promise.all([guard.close(), site.close(), inside.close()]);
  await Promise.all([quiet, open, debugging].map((one) => one.kill()));
});

async function openRemote(...servers: BrowserServer[]): Promise<{ pool: BrowserPool; warnings: string[] }> {
  const warnings: string[] = [];
  const pool = await openPool({
    cacheFolder,
    remote: {
      browsers: readRemoteBrowsers({ BROWSER_ENDPOINT: servers.map(({ endpoint }) => endpoint).join(',') }),
      guard: async () => guard,
      onWarning: (message) => warnings.push(message),
    },
  });
  onTestFinished(() => pool.close());
  return { pool, warnings };
}

/** A door of its own for what is run, as on the server. */
async function throughDoor() {
  const door = `door-${Math.random()}`;
  const proxy = await guard.openOwnDoor(door, 'elsewhere');
  onTestFinished(async () => void (await guard.endRun(door)));
  return { door, context: { proxy } };
}

const shows = (value: string): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
});
const shopping = () =>
  makeCase(
    { do: 'open', address: site.url },
    { do: 'upload', file: 'me.png', target: { name: 'Picture' } },
    shows('me.png of 4'),
    { do: 'click', target: { name: 'Terms', kind: 'link' } },
    {
      do: 'expect',
      subject: { of: 'download' },
      condition: { is: 'text', how: 'equals', value: 'terms.txt' },
    },
    shows('Total $12 calls'),
  );
const files = [{ name: 'me.png', mimeType: 'image/png', bytes: Buffer.from('1234') }];

test.for(['playwright', 'cdp'])(
  'a case runs with all its evidence, and fails where it should: %s',
  async (way) => {
    const { pool, warnings } = await openRemote(way === 'cdp' ? debugging : quiet);
    const folder = await mkdtemp(join(tmpdir(), 'assay-remote-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { context } = await throughDoor();
    const events: RunEvent[] = [];
    const options = { pool, context, files, frames: true, onEvent: (event: RunEvent) => events.push(event) };
    const tracePath = join(folder, 'trace.zip');
    const good = await runCase(shopping(), { ...options, tracePath });
    expect(good.verdict, good.reason).toBe('passed');
    expect(good.steps.map(({ screenshot }) => screenshot?.subarray(0, 2).toString('hex'))).toEqual(
      Array(6).fill('ffd8'),
    );
    expect(good.steps[0]?.console).toMatchObject([{ text: 'Loud' }]);
    expect(good.downloads[0]?.bytes?.toString()).toBe('be nice');
    expect(events.filter(({ type }) => type === 'frame').length).toBeGreaterThan(0);
    const trace = await readZip(await readFile(good.tracePath ?? ''));
    expect(trace.some(({ name }) => name === 'trace.trace')).toBe(true);
    const limits = { patienceMs: 300 };
    const wrong = makeCase({ do: 'open', address: `${site.url}/?bug=total` }, shows('Total $12'));
    const bad = await runCase(wrong, { ...options, limits });
    expect(bad, bad.reason).toMatchObject({ verdict: 'failed' });
    expect(bad.steps.at(-1)?.actual).toContain('Total $21');
    expect(warnings).toEqual([]);
  },
);

test('what may not be reached is not reached, nor is there another way past the guard', async () => {
  const { pool, warnings } = await openRemote(open);
  const { door, context } = await throughDoor();
  const refused = await runCase(makeCase({ do: 'open', address: inside.url }, shows('secret')), {
    pool,
    context,
  });
  expect(refused.verdict).not.toBe('passed');
  expect(guard.refusals(door).map(({ port }) => port)).toEqual([Number(new URL(inside.url).port)]);
  expect(contacts).toBe(0);
  // That browser was started without the switch that keeps calls behind the proxy.
  expect(warnings).toMatchObject([expect.stringContaining('--webrtc-ip-handling-policy')]);
  const seen = await runCase(makeCase({ do: 'open', address: site.url }, shows('Total $12 calls')), {
    pool,
    context,
    limits: { patienceMs: 100 },
  });
  expect(seen.steps[1], seen.reason).toMatchObject({ outcome: 'failed', actual: /Total \$12/ });
});

test('a browser that is another one, or cannot come by the guard, is not used', async () => {
  const astray = await startGuardProxy({
    policyOf: () => ({ allowPrivate: 'all' }),
    elsewhere: { host: '0.0.0.1', clients: [] },
  });
  onTestFinished(() => astray.close());
  const browsers = readRemoteBrowsers({ BROWSER_ENDPOINT: quiet.endpoint });
  const trouble = await findRemoteTrouble({ browsers, guard: async () => astray });
  const firefox = readRemoteBrowsers({ BROWSER_ENDPOINT: `firefox=${quiet.endpoint}` });
  const other = await findRemoteTrouble({ browsers: firefox, guard: async () => guard });
  expect(other).toMatchObject([expect.stringMatching(/there is another browser than Firefox/)]);
  expect(trouble).toMatchObject([expect.stringMatching(/does not come through this machine.*GUARD_HOST/)]);
});

test('a browser that is lost is no verdict, and the next case runs in another', async () => {
  const doomed = await servePlaywright();
  const { pool } = await openRemote(doomed, quiet);
  const { context } = await throughDoor();
  const options = { pool, context, limits: { patienceMs: 50_000, stepMs: 60_000 } };
  const waiting = makeCase({ do: 'open', address: site.url }, shows('never there'));
  const lost = await runCase(waiting, {
    ...options,
    onEvent: (event) => {
      if (event.type === 'step started' && event.step === 1) void doomed.kill();
    },
  });
  expect(lost).toMatchObject({ verdict: 'error', problem: { class: 'environment', message: /was lost/ } });
  expect(lost.steps[0]).toMatchObject({ outcome: 'passed' });
  for (let round = 0; round < 2; round += 1) {
    const next = await runCase(makeCase({ do: 'open', address: site.url }, shows('Total $12')), options);
    expect(next.verdict, next.reason).toBe('passed');
  }
  const browsers = readRemoteBrowsers({ BROWSER_ENDPOINT: `${doomed.endpoint}, ${quiet.endpoint}` });
  const trouble = await findRemoteTrouble({ browsers, guard: async () => guard });
  expect(trouble).toEqual([
    `Chrome at ws://${new URL(doomed.endpoint).host} could not be reached: nothing listens there.`,
  ]);
});
