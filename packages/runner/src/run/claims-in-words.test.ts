import { parseRequirement, type TestCase } from '@assay/planner';
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
  const steps = parseRequirement(text).requirements.flatMap((requirement) => requirement.steps);
  expect(steps.filter((step) => !('command' in step))).toEqual([]);
  return steps;
}

test.for([
  'In the table of past orders there is a row AB-1001 with 3 items, a total of $98.70 and the status On its way.',
  'AB-1001 with $98.70 is in the first row.',
  'You are on step 1 of 4.',
  'The page says that prices are in dollars and include tax.',
  'AB-1002 is one of them. AB-1003 is not among them.',
])('what is so holds: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('passed'));
});

test.for([
  'In the table of past orders there is a row AB-1001 with 1 item, a total of $98.70 and the status On its way.',
  'AB-1001 with $44.40 is in the first row.',
  'You are on step 2 of 4.',
  'The page says that prices are in euros and include tax.',
  'AB-1002 is not among them.',
])('what is not so fails: %s', async (text) => {
  expect(await run('/', stepsOf(text))).toEqual(judged('failed'));
});
