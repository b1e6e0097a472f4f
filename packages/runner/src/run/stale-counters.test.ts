import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

/** Two columns and a button that moves a task; each column counts its tasks by words or by a mere number. */
const plan = (count: string) => `<!doctype html><html lang="en"><title>Plan</title><h1>Plan</h1>
<section aria-label="Today"><h2>Today</h2><p id="t">${count.replace('#', '3')}</p><ul id="today"><li>Paint</li><li>Sand</li><li>Oil</li></ul></section>
<section aria-label="Later"><h2>Later</h2><p id="l">${count.replace('#', '1')}</p><ul id="later"><li>Wax</li></ul></section>
<button onclick="move(true)">Postpone</button><button onclick="move(false)">Put off</button>
<button onclick="document.querySelector('li').hidden = true">Hide paint</button>
<script>function move(counts) { later.append(today.firstElementChild);
  if (counts) setTimeout(() => { t.textContent = t.textContent.replace(3, 2); l.textContent = l.textContent.replace(1, 2) }, 300) }</script>`;

const { runSteps } = useViews('stale-counters', {
  '/words': plan('# tasks'),
  '/bare': plan('(#)'),
  '/other': plan('7 tasks'),
});

const claims = [
  'Check that the number of items in the "Today" section is 2',
  'Check that the number of items in the "Later" section is 2',
];

test.for(['/words', '/bare'])('%s: a column must count what was moved', async (path) => {
  for (const claim of claims) {
    expect(await runSteps(path, ['Click "Postpone"', claim])).toEqual(judged('passed'));
    const { verdict, why } = await runSteps(path, ['Click "Put off"', claim]);
    expect(verdict, why).toBe('failed');
    expect(why).toContain('the page still says');
  }
});

test('that it is not so is no truer for a number that does not count', async () => {
  const denial = 'Check that the number of items in the "Today" section is not 2';
  expect(await runSteps('/words', ['Click "Put off"', denial])).toEqual(judged('failed'));
});

test('a number that never was theirs, and things that are merely hidden, say nothing', async () => {
  for (const claim of claims)
    expect(await runSteps('/other', ['Click "Put off"', claim])).toEqual(judged('passed'));
  expect(await runSteps('/words', ['Click "Hide paint"', claims[0] ?? ''])).toEqual(judged('passed'));
});
