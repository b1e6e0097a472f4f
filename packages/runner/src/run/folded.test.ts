import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Help</title><h1>Help</h1>
<details><summary>Delivery</summary><p>Three days.</p></details>
<details open><summary>Returns</summary><p>Thirty days.</p></details>
<h2><button aria-expanded="false" aria-controls="p" onclick="p.hidden = !p.hidden; this.setAttribute('aria-expanded', String(!p.hidden))">Payment</button></h2>
<section id="p" aria-label="Payment" hidden><p>By card.</p></section>
<h2><button onclick="s.hidden = !s.hidden">Stores</button></h2><div id="s" hidden>None.</div>`;

const { runSteps } = useViews('folded', { '/': page });

function holds(claim: string, ...before: string[]) {
  return runSteps('/', [...before, `Check that ${claim}`]);
}

test('the head of a closed section does not make it open', async () => {
  expect(await holds('the "Delivery" section is expanded')).toEqual(judged('failed'));
  expect(await holds('the "Delivery" section is collapsed')).toEqual(judged('passed'));
  expect(await holds('"Returns" is expanded')).toEqual(judged('passed'));
  expect(await holds('"Returns" is collapsed')).toEqual(judged('failed'));
});

test('what is unfolded by a button is open once it has been pressed', async () => {
  expect(await holds('the "Payment" section is expanded')).toEqual(judged('failed'));
  expect(await holds('the "Payment" section is expanded', 'Click the "Payment" button')).toEqual(
    judged('passed'),
  );
  expect(await holds('the "Payment" section is not expanded', 'Click the "Payment" button')).toEqual(
    judged('failed'),
  );
});

test('where nothing tells, nothing is claimed', async () => {
  const { verdict } = await holds('"Stores" is expanded');
  expect(verdict).toBe('error');
});
