import { readCanonical } from '@assay/planner/steps';
import { makeCase, sharePool } from '@assay/testbed/run';
import { serveSite, type TestSite } from '@assay/testbed/serve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserPool } from '../browsers/pool.ts';
import { contentsPages } from '../judge/contents-pages.fixture.ts';
import { errorPages } from '../judge/error-pages.fixture.ts';
import { reportStep } from '../report/report-step.ts';
import { runCase } from './run-case.ts';

const fields = `<!doctype html><html lang="en"><title>Fields</title><main><h1>Fields</h1>
<label>Email <input onfocus="state.textContent = 'entered'" onblur="state.textContent = 'left'"></label>
<label>City <input></label><p id="state">untouched</p></main>`;
const links = `<!doctype html><html lang="en"><title>Links</title><main><h1>Links</h1>
<a href="/fields" target="_blank">Help</a> <a href="/fields">Here</a></main>`;
const cookies = `<!doctype html><html lang="en"><title>Cookies</title><main><h1>Shop</h1><p id="state">asked</p>
<button onclick="this.remove(); state.textContent = 'accepted'">Accept cookies</button></main>`;

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  [pool, site] = await Promise.all([
    sharePool(),
    serveSite({
      ...errorPages,
      ...contentsPages,
      '/fields': fields,
      '/links': links,
      '/cookies': cookies,
    }),
  ]);
});
afterAll(async () => {
  await site.close();
});

function run(path: string, steps: readonly string[]) {
  const read = steps.map((step) => readCanonical(step) ?? step);
  return runCase(makeCase({ do: 'open', address: `${site.url}${path}` }, ...read), {
    pool,
    screenshots: 'none',
    limits: { patienceMs: 3000 },
  });
}

const follow = 'Click the "Follow" button';
const send = 'Click the "Send" button';

test.for<[what: string, path: string, steps: string[], verdict: string]>([
  ['an error', '/aria', [send, 'Check that an error about "Email" is shown'], 'passed'],
  ['the error of a browser', '/browser', [send, 'Check that an error about "Email" is shown'], 'passed'],
  ['no error', '/aria', [send, 'Check that no error about "Password" is shown'], 'passed'],
  ['exact contents', '/shop', ['Check that the "Size" dropdown holds exactly "S", "M" and "L"'], 'passed'],
  ['only such items', '/shop', ['Check that the "Results" list holds only items that show "lamp"'], 'passed'],
  ['only one tab', '/tabs', ['Check that only the "Overview" tab is selected'], 'passed'],
  ['a class as a state', '/tabs', ['Check that the "Apples" link is selected'], 'passed'],
  ['a pressed button', '/tabs', ['Check that the "Bold" button is pressed'], 'passed'],
  ['another name', '/follow', [follow, 'Check that the "Follow" button turns into "Following"'], 'passed'],
  ['a range', '/shop', ['Check that the "Total" text is between $20 and $30'], 'passed'],
  ['a sum', '/shop', ['Check that the "Price" column sums up to $30'], 'passed'],
  [
    'the n-th column',
    '/shop',
    ['Check that the "People" table is sorted by the second column in descending order'],
    'passed',
  ],
  [
    'to focus and to leave',
    '/fields',
    [
      'Focus the "Email" field',
      'Check that the "Email" field is focused',
      'Check that the page shows "entered"',
      'Leave the "Email" field',
      'Check that the "Email" field is not focused',
      'Check that the page shows "left"',
    ],
    'passed',
  ],
  [
    'a new tab',
    '/links',
    [
      'Click the "Help" link',
      'Check that a new browser tab is opened',
      'Switch to the second browser tab',
      'Check that the "Fields" page is shown',
      'Switch to the first browser tab',
      'Check that the "Links" page is shown',
    ],
    'passed',
  ],
  ['no new tab', '/links', ['Click the "Here" link', 'Check that no new browser tab is opened'], 'passed'],
  [
    'a tab that stays',
    '/links',
    ['Click the "Here" link', 'Check that a new browser tab is opened'],
    'failed',
  ],
  [
    'a tab too many',
    '/links',
    ['Click the "Help" link', 'Check that no new browser tab is opened'],
    'failed',
  ],
])('%s', async ([, path, steps, verdict]) => {
  const result = await run(path, steps);
  const told = result.steps.map(({ sentence, outcome, actual, problem }) => ({
    sentence,
    outcome,
    actual,
    problem,
  }));
  expect(result.verdict, JSON.stringify([result.reason, ...told], null, 1)).toBe(verdict);
});

const accept = 'If the "Accept cookies" button is visible, click it';

test('a step that depends on something is done where that is there, and else skipped', async () => {
  const claim = 'Check that the page shows "accepted"';
  const result = await run('/cookies', [accept, accept, claim]);
  expect(result.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'skipped', 'passed']);
  expect(result).toMatchObject({
    verdict: 'passed',
    reason: expect.stringContaining('one step was skipped'),
  });
  const skipped = result.steps[2];
  expect(skipped && reportStep(skipped, { after: null, before: null })).toMatchObject({
    status: 'skipped',
    outcome: 'skipped',
    message: expect.stringContaining('its condition did not hold'),
  });
});

test('a case in which everything was skipped proves nothing', async () => {
  expect(await run('/fields', [accept])).toMatchObject({ verdict: 'hollow' });
});
