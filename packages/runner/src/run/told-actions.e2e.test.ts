import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const page = `<!doctype html><html lang="en"><title>Members</title><h1>Members</h1>
<h2 style="width: 600px"><button onclick="this.closest('h2').nextElementSibling.textContent = 'Sorted by score'">Score</button></h2><p></p>
<button onclick="scale.textContent = (parseInt(scale.textContent) + 25) + ' %'">Larger</button> <span id="scale">100 %</span>
<section aria-labelledby="h"><h2 id="h">Opening hours</h2><iframe title="Opening hours" srcdoc="<button onclick='out.textContent = &quot;Closed in May&quot;'>Show holidays</button><p id=out></p>"></iframe></section>
<div role="alert">Deleted "Tin Lamp". <button onclick="this.parentElement.textContent = 'It is back.'">Undo</button></div>
<button>Undo all</button>
<article onclick="card.showModal()"><h3><a href="#">Apollo</a></h3><p>5 May</p></article>
<article><h3><a href="#">Gemini</a></h3><p>6 May</p></article>
<dialog id="card" aria-label="Card"><h2>Apollo</h2><p>Priority: High</p><button onclick="card.close()">Close</button></dialog>`;

const { runSteps } = usePages({ '/': page }, 5000);

test.for<[...steps: string[]]>([
  // A heading that is all one button is clicked where the button is.
  ['Click the "Score" heading', 'Check that the page shows "Sorted by score"'],
  ['Click "Larger"', 'Check that "zoom" is 125%', 'Click it', 'Check that it is 150%'],
  ['Click "Show holidays" in the "Opening hours" section', 'Check that the page shows "Closed in May"'],
  ['Click "Undo" in the message', 'Check that the page shows "It is back."'],
  ['Click the "Apollo" card', 'Click the "Close" button', 'Check that the dialog is hidden'],
])('%s', async (steps) => {
  expect(await runSteps('/', steps)).toEqual(judged('passed'));
});
