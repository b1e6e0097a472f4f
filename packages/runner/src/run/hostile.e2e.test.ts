import type { Command } from '@assay/planner/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';

const rows = Array.from(
  { length: 30_000 },
  (_, row) => `<li><a href="#${row}">Link ${row}</a> <button>Do ${row}</button></li>`,
);

let pool: BrowserPool;
let site: TestSite;

beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveSite({
    '/fine': '<h1>Fine</h1><button onclick="document.title = 1">OK</button>',
    '/endless': '<h1>Endless</h1><script>setTimeout(() => location.reload(), 30)</script>',
    '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
    '/alerts': '<h1>Alerts</h1><script>setTimeout(() => { for (;;) alert("again") }, 50)</script>',
    '/alert': '<h1>Alert</h1><script>setTimeout(() => alert("once"), 50)</script>',
    '/huge': `<h1>Huge</h1><ul>${rows.join('')}</ul>`,
    '/popups':
      '<h1>Popups</h1><button onclick="for (let n = 0; n < 40; n++) window.open(\'/fine?\' + n)">Open</button>',
    '/stay':
      '<h1>Stay</h1><input aria-label="Name"><script>addEventListener("beforeunload", (e) => { e.preventDefault(); e.returnValue = "stay" })</script><a href="/fine">Leave</a>',
    '/silent': () => undefined,
    '/to-silent': '<h1>Start</h1><a href="/silent">Go on</a>',
    '/busy': '<h1>Busy</h1><button onclick="for (;;);">Hang</button>',
    '/restless':
      '<h1>Restless</h1><p id="p"></p><script>setInterval(() => { p.textContent = Math.random() }, 5)</script><button onclick="this.textContent = \'Done\'">Go</button>',
  });
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
const limits = { patienceMs: 1500, navigationMs: 2000, stepMs: 8000, caseMs: 25_000 };

async function runsNormally(): Promise<void> {
  const next = await runCase(makeCase(open('/fine'), click('OK'), shows('Fine')), { pool, limits });
  expect(next.verdict, next.reason).toBe('passed');
}

interface Hostile {
  name: string;
  steps: () => Command[];
  verdict: string;
  reason: RegExp;
}

const table: Hostile[] = [
  {
    name: 'a page that reloads without end',
    steps: () => [open('/endless'), click('Nowhere')],
    verdict: 'timeout',
    reason: /kept loading/,
  },
  { name: 'a redirect in a circle', steps: () => [open('/circle')], verdict: 'site down', reason: /circle/ },
  {
    name: 'alerts without end',
    steps: () => [open('/alerts'), shows('Nothing')],
    verdict: 'site down',
    reason: /dialogs/,
  },
  {
    name: 'a server that never answers',
    steps: () => [open('/silent')],
    verdict: 'timeout',
    reason: /did not answer/,
  },
  {
    name: 'a link to a server that never answers',
    steps: () => [open('/to-silent'), click('Go on'), shows('x')],
    verdict: 'timeout',
    reason: /did not answer/,
  },
  {
    name: 'a page that hangs',
    steps: () => [open('/busy'), click('Hang'), shows('Done')],
    verdict: 'timeout',
    reason: /in time|longer/,
  },
];

test.for(table)(
  '$name ends with a clear reason, and the next case runs normally',
  async ({ steps, verdict, reason }) => {
    const startedAt = Date.now();
    const result = await runCase(makeCase(...steps()), { pool, limits });
    expect(result, result.reason).toMatchObject({ verdict: 'error', problem: { class: verdict } });
    expect(result.reason).toMatch(reason);
    expect(Date.now() - startedAt).toBeLessThan(limits.caseMs + 2000);
    await runsNormally();
  },
);

test('a huge page is read in part, and its text whole', async () => {
  const steps = makeCase(open('/huge'), click('Link 3'), shows('Link 29999'));
  const result = await runCase(steps, {
    pool,
    limits: { patienceMs: 5000, caseMs: 100_000 },
  });
  expect(result.verdict, result.reason).toBe('passed');
  await runsNormally();
});

test('forty windows are cut down to ten', async () => {
  const result = await runCase(
    makeCase(open('/popups'), click('Open'), { do: 'switch to tab', tab: 'last' }, shows('Fine')),
    { pool, limits },
  );
  expect(result.verdict, result.reason).toBe('passed');
  await runsNormally();
});

test('a page that asks to stay is left', async () => {
  const steps = makeCase(
    open('/stay'),
    { do: 'type', target: { name: 'Name', kind: 'field' }, text: 'x' },
    click('Leave'),
    shows('Fine'),
  );
  const result = await runCase(steps, { pool, limits });
  expect(result.verdict, result.reason).toBe('passed');
});

test('a page that never rests can still be used', async () => {
  const result = await runCase(makeCase(open('/restless'), click('Go'), shows('Done')), { pool, limits });
  expect(result.verdict, result.reason).toBe('passed');
});

test.for(['/fine', '/silent', '/alert', '/busy'])('cancelling on %s stops within a second', async (path) => {
  const controller = new AbortController();
  const steps = makeCase(
    open(path),
    ...(path === '/busy' ? [click('Hang')] : []),
    shows('never there'),
    shows('nor this'),
  );
  let cancelledAt = 0;
  const result = await runCase(steps, {
    pool,
    signal: controller.signal,
    onEvent: (event) => {
      if (event.type !== 'step started' || cancelledAt > 0) return;
      if (event.step < (path === '/silent' ? 0 : 1)) return;
      cancelledAt = Date.now() + 200;
      setTimeout(() => controller.abort(), 200);
    },
  });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'cancelled' } });
  expect(Date.now() - cancelledAt).toBeLessThan(1000);
  await runsNormally();
});
