import type { Command, Expectation } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import type { RunEvent } from '../evidence/events.ts';
import { runCase, runCases } from './run-case.ts';

const shop = `<h1>Shop</h1>
<form onsubmit="event.preventDefault(); document.querySelector('#out').textContent = 'Welcome, ' + user.value;">
  <label>User name <input id="user" name="user"></label>
  <label>Password <input type="password" name="password"></label>
  <button>Sign in</button>
</form>
<p id="out" role="status"></p>
<button type="button" onclick="this.nextElementSibling.textContent = Number(this.nextElementSibling.textContent) + 1">Add to cart</button>
<span role="status" aria-label="Cart">0</span>
<button type="button">Dead</button>
<a href="/second">Second page</a>`;

let pool: BrowserPool;
let site: TestSite;

beforeAll(async () => {
  pool = await sharePool();
  site = await serveSite({
    '/': shop,
    '/second': '<!doctype html><html lang="en"><title>Second - Shop</title><h1>Second</h1><p>Here we are</p>',
  });
});
afterAll(async () => {
  await site.close();
});

const open = (): Command => ({ do: 'open', address: site.url });
const expectText = (value: string, negated?: true): Command => ({
  do: 'expect',
  subject: { of: 'page text' },
  condition: { is: 'text', how: 'contains', value },
  ...(negated && { negated }),
});
const expectOf = (name: string, condition: Expectation['condition']): Command => ({
  do: 'expect',
  subject: { of: 'element', target: { name } },
  condition,
});

test('a flow passes, with evidence of every step', async () => {
  const result = await runCase(
    makeCase(
      open(),
      { do: 'type', target: { name: 'User name', kind: 'field' }, text: 'Ann' },
      { do: 'click', target: { name: 'Sign in', kind: 'button' } },
      expectText('Welcome, Ann'),
      expectText('Wrong password', true),
      { do: 'click', target: { name: 'Add to cart', kind: 'button' } },
      expectOf('Cart', { is: 'text', how: 'equals', value: '1' }),
      { do: 'click', target: { name: 'Second page', kind: 'link' } },
      { do: 'expect', subject: { of: 'page' }, condition: { is: 'page', name: 'Second' } },
      { do: 'expect', subject: { of: 'response' }, condition: { is: 'status', value: 200 } },
    ),
    { pool },
  );
  expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(result).toMatchObject({ verdict: 'passed', warnings: [] });
  for (const step of result.steps) {
    expect(step.screenshot?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(step.address).toContain(site.url);
  }
  expect(result.steps[2]).toMatchObject({ locator: "getByRole('button', { name: 'Sign in' })" });
  expect(result.steps[2]?.candidates[0]?.score).toBeGreaterThan(0.5);
});

test('what does not hold is failed with expected and actual; what is not there is an error', async () => {
  const failed = await runCase(
    makeCase(open(), expectOf('Cart', { is: 'text', how: 'equals', value: '7' }), expectText('Shop')),
    { pool, limits: { patienceMs: 300 } },
  );
  expect(failed.verdict).toBe('failed');
  expect(failed.reason).toContain('"7"');
  expect(failed.reason).toContain('"0"');
  expect(failed.steps[2]?.outcome).toBe('passed');
  const missing = await runCase(
    makeCase(open(), { do: 'click', target: { name: 'Teleport', kind: 'button' } }, expectText('Shop')),
    { pool, limits: { patienceMs: 300 } },
  );
  expect(missing).toMatchObject({ verdict: 'error', problem: { class: 'not found' } });
  expect(missing.steps[2]?.outcome).toBe('skipped');
});

test('a case that checks nothing is hollow, and words not understood do not stop the rest', async () => {
  const hollow = await runCase(makeCase(open()), { pool });
  expect(hollow.verdict).toBe('hollow');
  const partly = await runCase(makeCase(open(), 'frobnicate the widget', expectText('Shop')), { pool });
  expect(partly).toMatchObject({ verdict: 'error', problem: { class: 'not understood' } });
  expect(partly.steps[2]?.outcome).toBe('passed');
});

test('a click without any effect is a warning', async () => {
  const result = await runCase(
    makeCase(
      open(),
      { do: 'click', target: { name: 'Dead', kind: 'button' } },
      { do: 'click', target: { name: 'Dead', kind: 'button' } },
      expectText('Shop'),
    ),
    { pool },
  );
  expect(result.verdict).toBe('passed');
  expect(result.warnings.join()).toContain('no visible effect');
});

test('passwords are masked wherever they would leave', async () => {
  const events: RunEvent[] = [];
  const result = await runCase(
    makeCase(
      open(),
      { do: 'log in', credentials: { user: 'ann', password: 'hunter2-secret' } },
      { do: 'type', target: { name: '', kind: 'field', ordinal: 2 }, text: 'another-secret' },
      expectText('Welcome, ann'),
    ),
    { pool, frames: true, onEvent: (event) => events.push(event) },
  );
  expect(result.verdict, result.reason).toBe('passed');
  const told = JSON.stringify([events, result], (key, value) =>
    key === 'screenshot' || key === 'jpeg' ? '' : value,
  );
  expect(told).not.toContain('hunter2-secret');
  expect(told).not.toContain('another-secret');
  expect(events.some(({ type }) => type === 'frame')).toBe(true);
});

test('an address where nothing listens is an error of the address, other schemes are refused', async () => {
  const [down, file] = await runCases(
    [
      makeCase({ do: 'open', address: 'http://127.0.0.1:1/' }),
      makeCase({ do: 'open', address: 'file:///etc/passwd' }),
    ],
    { pool },
  );
  expect(down).toMatchObject({ verdict: 'error', problem: { class: 'unreachable address' } });
  expect(file).toMatchObject({ verdict: 'error', problem: { class: 'not understood' } });
});

test.each([
  ['Dead', 'passed'],
  ['Second page', 'failed'],
])('after a click on "%s" the claim to stay on the same page has %s', async (name, verdict) => {
  const stays: Command = {
    do: 'expect',
    subject: { of: 'address' },
    condition: { is: 'text', how: 'equals', value: '{{previous address}}' },
  };
  const result = await runCase(makeCase(open(), { do: 'click', target: { name } }, stays), { pool });
  expect(result.verdict).toBe(verdict);
});

test('what an error page does not show proves nothing, unless something else is checked on it', async () => {
  const lost = { do: 'open', address: `${site.url}/nowhere` } satisfies Command;
  const denial = await runCase(makeCase(lost, expectText('Discount', true)), { pool });
  expect(denial).toMatchObject({ verdict: 'error', problem: { class: 'unreachable address' } });
  expect(denial.reason).toContain('/nowhere answered with the status 404');
  const meant = await runCase(makeCase(lost, expectText('Discount', true), expectText('Not here')), {
    pool,
  });
  expect(meant.verdict, meant.reason).toBe('passed');
});

test.each([
  [
    'an application that did not start',
    '<div id="root"></div><script>throw new Error("x")</script>',
    'site down',
  ],
  ['an empty page', '', 'site down'],
  ['a page with a picture alone', '<canvas width="50" height="50"></canvas>', undefined],
  ['a page with an element of its own', '<my-app></my-app>', undefined],
])('what %s does not show: %s', async (_, body, problem) => {
  const empty = await serveSite({ '/': `<!doctype html><title>App</title><body>${body}` });
  const opened = { do: 'open', address: empty.url } satisfies Command;
  const result = await runCase(makeCase(opened, expectText('Discount', true)), {
    pool,
    limits: { patienceMs: 300 },
  });
  await empty.close();
  expect(result.problem?.class, result.reason).toBe(problem);
  expect(result.verdict).toBe(problem ? 'error' : 'passed');
});

test.each([
  expectText('Error', true),
  {
    do: 'expect',
    subject: { of: 'element', target: { name: 'Error' } },
    condition: { is: 'visible' },
    negated: true,
  },
  {
    do: 'click',
    target: { name: 'Save' },
    if: { subject: { of: 'page text' }, condition: { is: 'text', how: 'contains', value: 'x' } },
  },
] satisfies Command[])('nothing is judged where no page was opened: %j', async (command) => {
  const result = await runCase(makeCase({ do: 'pause', seconds: 0 }, command, expectText('Other', true)), {
    pool,
  });
  expect(result).toMatchObject({ verdict: 'error', problem: { class: 'environment' } });
  expect(result.reason).toContain('No page is open.');
  expect(result.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'skipped']);
});
