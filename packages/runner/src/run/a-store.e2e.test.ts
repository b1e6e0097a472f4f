import { parseRequirement } from '@assay/planner';
import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const head = '<!doctype html><html lang="en"><title>Shop</title>';

const help = `${head}<h1>Help</h1><p>Send anything back within 30 days.</p><p>We have sent a confirmation to mia@example.com.</p>
<section aria-labelledby="p"><h2 id="p">Our picks</h2><ul><li><h3>Garden Chair</h3><p>$12.00</p></li><li><h3>Table Lamp</h3><p>$120.00</p></li></ul></section>
<section aria-labelledby="m"><h2 id="m">More</h2><ul><li><h3>Wool Rug</h3><p>$89.00</p></li></ul></section>`;

const { run } = usePages({ '/': help });

test.for<[verdict: string, text: string]>([
  ['passed', 'It says that you can send anything back within 30 days.'],
  ['failed', 'It says that you can send anything back within 14 days.'],
  ['failed', 'It says that you cannot send anything back within 30 days.'],
  ['passed', 'I read that a confirmation was sent to mia@example.com.'],
  ['failed', 'I read that a confirmation was sent to tom@example.com.'],
  ['failed', 'The page says "You can send anything back within 30 days."'],
  ['passed', 'Under "Our picks" there are the Garden Chair for $12.00 and the Table Lamp for $120.00.'],
  ['failed', 'Under "Our picks" there are the Garden Chair for $12.00 and the Table Lamp for $12.00.'],
  [
    'failed',
    'Under "Our picks" there are two things. They are the Garden Chair for $12.00 and the Wool Rug for $89.00.',
  ],
])('%s: %s', async ([verdict, text]) => {
  const steps = parseRequirement(text).requirements.flatMap((one) => one.steps);
  expect(await run('/', steps)).toEqual(judged(verdict));
});
