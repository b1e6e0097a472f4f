import { parseRequirement } from '@assay/planner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserPool, openPool } from '../browsers/pool.ts';
import { runCase } from './run-case.ts';
import { cacheFolder, makeCase } from './test-case.ts';
import { serveSite, type TestSite } from './test-site.ts';

const page = `<!doctype html><html lang="en"><title>Orders</title><h1>Orders</h1>
<table aria-label="Past orders"><tr><th>Number</th><th>Items</th><th>Total</th><th>Status</th></tr>
<tr><td><a href="#a">AB-1001</a></td><td>3</td><td>$98.70</td><td>On its way</td></tr>
<tr><td><a href="#b">AB-1002</a></td><td>1</td><td>$44.40</td><td>Received</td></tr></table>
<table aria-label="Basket"><tr><th>Thing</th><th>Price</th><th>Sum</th></tr>
<tr><td><a href="#c">Blue Mug</a></td><td>$12.00</td><td>$24.00</td></tr>
<tr><td><a href="#d">Iron Teapot</a></td><td>$48.00</td><td>$48.00</td></tr></table>
<p>Step 1 of 4</p><p>Prices are in dollars and include tax.</p>`;

let pool: BrowserPool;
let site: TestSite;
beforeAll(async () => {
  pool = await openPool({ cacheFolder });
  site = await serveSite({ '/': page });
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

async function verdictOf(text: string): Promise<string> {
  const [requirement] = parseRequirement(text).requirements;
  const commands = (requirement?.steps ?? []).flatMap((step) => ('command' in step ? [step.command] : []));
  expect(commands).toHaveLength(requirement?.steps.length ?? 0);
  const open = { do: 'open', address: `${site.url}/` } as const;
  const { verdict } = await runCase(makeCase(open, ...commands), {
    pool,
    limits: { patienceMs: 1000 },
  });
  return verdict;
}

test.for([
  'In the table of past orders there is a row AB-1001 with 3 items, a total of $98.70 and the status On its way.',
  'The mugs come to $24.00 and the teapot to $48.00.',
  'AB-1001 with $98.70 is in the first row.',
  'You are on step 1 of 4.',
  'The page says that prices are in dollars and include tax.',
  'AB-1002 is one of them. AB-1003 is not among them.',
])('what is so holds: %s', async (text) => {
  expect(await verdictOf(text)).toBe('passed');
});

test.for([
  'In the table of past orders there is a row AB-1001 with 1 item, a total of $98.70 and the status On its way.',
  'The mugs come to $25.00 and the teapot to $48.00.',
  'AB-1001 with $44.40 is in the first row.',
  'You are on step 2 of 4.',
  'The page says that prices are in euros and include tax.',
  'AB-1002 is not among them.',
])('what is not so fails: %s', async (text) => {
  expect(await verdictOf(text)).toBe('failed');
});
