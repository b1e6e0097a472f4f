import { parseStep } from '@assay/planner/steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';

const head = '<!doctype html><html lang="en"><title>Portal</title>';

const trip = `${head}<h1>Trip</h1>
<form onsubmit="return false"><input type="hidden" name="id" value="7"><input type="hidden" name="attributes">
<label>Children <input name="children" value="2"></label>
<div class="card"><h3>Rome</h3><p>Sunny</p><button>Book</button></div><div class="card"><h3>Oslo</h3><p>Cold</p><button>Book</button></div>
<label>Day <select name="title"><option>Choose a day</option><option>Monday, 16 March 2026</option><option>Tuesday, 17 March 2026</option></select></label>
<label>Back <input type="date"></label></form>`;

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveSite({ '/trip': trip });
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

test.for<[verdict: string, address: string, ...steps: string[]]>([
  // Fields whose names hide the properties of their form.
  [
    'passed',
    '/trip',
    'Check that "Children" has the value "2"',
    'Click "Book" in the "Oslo" card',
    'Check that "Oslo" is visible',
  ],
  // What is clicked may be offered by a closed choice alone.
  ['passed', '/trip', 'Click "Tuesday, 17 March 2026"', 'Check that "Day" shows "Tuesday, 17 March 2026"'],
  ['error', '/trip', 'Click "Friday, 20 March 2026"', 'Check that "Day" shows "Friday, 20 March 2026"'],
  [
    'passed',
    '/trip',
    'Set "Back" to "Fri, the 20th of March 2026"',
    'Check that "Back" has the value "2026-03-20"',
  ],
])('%s %s: %s', async ([verdict, address, ...steps]) => {
  const read = steps.map((step) => parseStep(step) ?? step);
  const result = await runCase(makeCase({ do: 'open', address: `${site.url}${address}` }, ...read), {
    pool,
    limits: { patienceMs: 1000 },
  });
  expect([result.verdict, result.reason]).toEqual([verdict, result.reason]);
});
