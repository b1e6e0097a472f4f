import { parseStep } from '@assay/planner/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';
import { widgetPages } from './test-widget-pages.ts';

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveSite(widgetPages);
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

async function run(address: string, steps: readonly string[]) {
  const read = steps.map((step) => parseStep(step) ?? step);
  const result = await runCase(makeCase({ do: 'open', address: `${site.url}${address}` }, ...read), {
    pool,
    limits: { patienceMs: 1000 },
  });
  return { verdict: result.verdict, why: result.reason };
}

test.for<[verdict: string, ...steps: string[]]>([
  // A button that opens a list is a field that holds what it shows.
  ['passed', 'Check that "Currency" shows exactly "Euro"'],
  ['passed', 'Check that the "currency" field has the value "Euro"'],
  ['failed', 'Check that the "currency" field has the value "Dollar"'],
  ['passed', 'Check that "Euro" is selected'],
  ['failed', 'Check that "Dollar" is selected'],
  ['failed', 'Check that "Dollar" in the "currency" list is selected'],
  ['passed', 'Select "Dollar" from "currency"', 'Check that "currency" has the value "Dollar"'],
  ['passed', 'Type "Dollar" in "currency"', 'Check that "Dollar" is selected'],
  ['passed', 'Set "currency" to "Dollar"', 'Check that "Dollar" is selected'],
  [
    'passed',
    'Click the "currency" list',
    'Choose "Dollar"',
    'Check that the "currency" list is not visible',
    'Check that "currency" has the value "Dollar"',
  ],
  ['failed', 'Click the "currency" list', 'Check that the "currency" list is not visible'],
  ['failed', 'Check that the "currency" list is visible'],
  ['passed', 'Choose "Dollar"', 'Check that "currency" has the value "Dollar"'],
  ['passed', 'Check that the "currency" dropdown holds the "Dollar" option'],
  ['failed', 'Check that the "currency" dropdown holds the "Pound" option'],
  // The label stands beside it and is not tied to it.
  ['passed', 'Check that "Size" shows exactly "Small"'],
  ['passed', 'Select "Large" from "Size"', 'Check that the "Size" field has the value "Large"'],
  ['failed', 'Check that the "Size" field has the value "Large"'],
])('choices: %s', async ([verdict, ...steps]) => {
  expect(await run('/choices', steps)).toEqual({ verdict, why: expect.anything() });
});

test.for<[verdict: string, ...steps: string[]]>([
  // What lies on another tab is used after that tab was opened.
  ['passed', 'Tick "Monthly report"', 'Check that the page shows "What you get"'],
  ['passed', 'Set "Quiet from" to "21:00"', 'Check that the "Quiet from" field has the value "21:00"'],
  ['passed', 'Choose "Paper"', 'Check that the page shows "Sent on paper"'],
  ['passed', 'Type "Bo" in "Nickname"', 'Check that the page shows "Your account"'],
])('tabs: %s', async ([verdict, ...steps]) => {
  expect(await run('/tabs', steps)).toEqual({ verdict, why: expect.anything() });
});
