import { judged, usePages } from '@assay/testbed/run';
import { readStated } from '@assay/testbed/stated';
import { expect, test } from 'vitest';

const head = '<!doctype html><html lang="en"><title>Shop</title>';

const help = `${head}<h1>Help</h1><p>Send anything back within 30 days.</p><p>We have sent a confirmation to mia@example.com.</p>
<section aria-labelledby="p"><h2 id="p">Our picks</h2><ul><li><h3>Garden Chair</h3><p>$12.00</p></li><li><h3>Table Lamp</h3><p>$120.00</p></li></ul></section>
<section aria-labelledby="m"><h2 id="m">More</h2><ul><li><h3>Wool Rug</h3><p>$89.00</p></li></ul></section>`;

const { run } = usePages({ '/': help });

test.for<[verdict: string, text: string]>([
  ['failed', 'Check that the page shows "You can send anything back within 30 days."'],
  [
    'passed',
    'Check that "Garden Chair" in the "Our picks" section is visible. Check that the "Garden Chair" item in the "Our picks" section contains "$12.00". Check that "Table Lamp" in the "Our picks" section is visible. Check that the "Table Lamp" item in the "Our picks" section contains "$120.00".',
  ],
  [
    'failed',
    'Check that "Garden Chair" in the "Our picks" section is visible. Check that the "Garden Chair" item in the "Our picks" section contains "$12.00". Check that "Table Lamp" in the "Our picks" section is visible. Check that the "Table Lamp" item in the "Our picks" section contains "$12.00".',
  ],
  [
    'failed',
    'Check that the number of "thing" items in the "Our picks" section is 2. Check that "Garden Chair" in the "Our picks" section is visible. Check that the "Garden Chair" item in the "Our picks" section contains "$12.00". Check that "Wool Rug" in the "Our picks" section is visible. Check that the "Wool Rug" item in the "Our picks" section contains "$89.00".',
  ],
])('%s: %s', async ([verdict, text]) => {
  const steps = readStated(text).requirements.flatMap((one) => one.steps);
  expect(await run('/', steps)).toEqual(judged(verdict));
});
