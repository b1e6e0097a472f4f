import type { TestCase } from '@assay/planner';
import { readStated } from '@assay/testbed/stated';
import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Orders</title><h1>Orders</h1>
<table aria-label="Past orders"><tr><th>Number</th><th>Items</th><th>Total</th><th>Status</th></tr>
<tr><td><a href="#a">AB-1001</a></td><td>3</td><td>$98.70</td><td>On its way</td></tr>
<tr><td><a href="#b">AB-1002</a></td><td>1</td><td>$44.40</td><td>Received</td></tr></table>
<table aria-label="Basket"><tr><th>Thing</th><th>Price</th><th>Sum</th></tr>
<tr><td><a href="#c">Blue Mug</a></td><td>$12.00</td><td>$24.00</td></tr>
<tr><td><a href="#d">Iron Teapot</a></td><td>$48.00</td><td>$48.00</td></tr></table>
<p>Step 1 of 4</p><p>Prices are in dollars and include tax.</p>`;

const { run } = useViews('claims-in-words', { '/': page });

/** All of the text must be understood. */
function stepsOf(text: string): TestCase['steps'] {
  const steps = readStated(text).requirements.flatMap((requirement) => requirement.steps);
  expect(steps.filter((step) => !('command' in step))).toEqual([]);
  return steps;
}

test.for([
  'Check that the "past orders" table shows "AB-1001". Check that the "items" column in the row of "AB-1001" is 3. Check that "total" in the row of "AB-1001" is $98.7. Check that "status" in the row of "AB-1001" shows exactly "On its way".',
  'Check that the first row shows "AB-1001". Check that the first row contains "$98.70".',
  'Check that the page matches "/\\bstep 1 of 4\\b/i".',
  'Check that the page matches "/prices are in dollars and include tax/i".',
  'Check that "AB-1002" is visible. Check that "AB-1003" is not visible.',
])('what is so holds: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('passed'));
});

test.for([
  'Check that the "past orders" table shows "AB-1001". Check that the "items" column in the row of "AB-1001" is 1. Check that "total" in the row of "AB-1001" is $98.7. Check that "status" in the row of "AB-1001" shows exactly "On its way".',
  'Check that the first row shows "AB-1001". Check that the first row contains "$44.40".',
  'Check that the page matches "/\\bstep 2 of 4\\b/i".',
  'Check that the page matches "/prices are in euros and include tax/i".',
  'Check that "AB-1002" is not visible.',
])('what is not so fails: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('failed'));
});
