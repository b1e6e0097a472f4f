import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Shop</title>
<header><a href="/cart">Cart <span>2</span></a> <ul><li><a href="/in">Inbox</a> <b>4</b></li></ul></header>
<main><h1>Lamps</h1>
<ul><li><h2>Brass Lamp</h2><p>Desk</p><p>$120.00</p></li><li><h2>Tin Lamp</h2><p>Wall</p><p>$20.00</p></li></ul>
<fieldset><legend>Theme</legend><label><input type="radio" name="t"> Light</label><label><input type="radio" name="t" checked> Dark</label></fieldset>
<p><span role="status">Draft saved</span></p>
<section aria-labelledby="h"><h2 id="h">Opening hours</h2><iframe title="Opening hours" srcdoc="<button onclick='out.textContent = &quot;Closed in May&quot;'>Show holidays</button><p id=out></p>"></iframe></section>
<div role="alert">Deleted "Tin Lamp". <button onclick="this.parentElement.textContent = 'It is back.'">Undo</button></div>
<button>Undo all</button></main>`;

const { runSteps } = useViews('loose-words', { '/': page });

test.for<[verdict: string, ...steps: string[]]>([
  ['passed', 'Check that "number" next to "Inbox" is 4'],
  ['failed', 'Check that "number" next to "Inbox" is 3'],
  ['passed', 'Check that "count" next to "Cart" is 2'],
  ['passed', 'Check that the first "lamp" item shows "$120.00"'],
  ['failed', 'Check that the first "lamp" item shows "$20.00"'],
  ['failed', 'Check that the second "lamp" item shows "$2"'],
  ['passed', 'Check that "Theme" has the value "Dark"'],
  ['failed', 'Check that "Theme" has the value "Light"'],
  ['passed', 'Check that "status" shows "Draft saved"'],
])('%s', async ([verdict, ...steps]) => {
  expect(await runSteps('/', steps)).toEqual(judged(verdict));
});
