import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const flights = `<!doctype html><html lang="en"><title>Flights</title>
<table><tr><td><a href="/">Flights</a></td><td><a href="/out">Sign out</a></td></tr></table>
<h1>Where to?</h1>
<button onclick="order.textContent = 'Cheapest first'">Cheapest</button>
<button onclick="order.textContent = 'Earliest first'">Earliest</button> <p id="order">As they come</p>
<table><thead><tr><th>Airline</th><th>Price</th></tr></thead>
<tr><td>Skylark</td><td>€189</td></tr><tr><td>Meridian</td><td>-€20</td></tr><tr><td>Baltic</td><td>89.00 EUR</td></tr></table>
<label>From <input role="combobox" aria-controls="places"></label>
<div role="listbox" id="places"><div role="option">London Gatwick</div><div role="option">London Heathrow</div></div>`;

const { runSteps } = usePages({ '/': flights });

test('a table that only puts links side by side is not the table', async () => {
  expect(await runSteps('/', ['Check that the number of "trip" items in the table is 3'])).toEqual(
    judged('passed'),
  );
  expect(await runSteps('/', ['Check that the number of "trip" items in the table is 1'])).toEqual(
    judged('failed'),
  );
});

test('an option may be a button among others, where no list is called so', async () => {
  const steps = ['Select "Earliest" from the "sort" dropdown', 'Check that the page shows "Earliest first"'];
  expect(await runSteps('/', steps)).toEqual(judged('passed'));
  const missing = await runSteps('/', ['Select "Nicest" from the "sort" dropdown']);
  expect(missing.verdict).toBe('error');
});

test('suggestions are the options that are offered', async () => {
  expect(await runSteps('/', ['Check that the number of "suggestion" items is 2'])).toEqual(judged('passed'));
  expect(await runSteps('/', ['Check that the number of "suggestion" items is 3'])).toEqual(judged('failed'));
});

test('amounts are compared in what they are told in, below zero as well', async () => {
  const holds = (claim: string) => runSteps('/', [`Check that ${claim}`]);
  expect(await holds('"Price" in the row of "Baltic" is €89')).toEqual(judged('passed'));
  expect(await holds('"Price" in the row of "Baltic" is $89')).toEqual(judged('failed'));
  expect(await holds('"Price" in the row of "Meridian" is €-20')).toEqual(judged('passed'));
  expect(await holds('"Price" in the row of "Meridian" is €20')).toEqual(judged('failed'));
});
