import { expect, test } from 'vitest';
import { judged, usePages } from './test-pages.ts';

const settings = `<!doctype html><html lang="en"><title>Settings</title><h1>Settings</h1>
<div><h3>Appearance</h3><label><input type="radio" name="a" checked> Light</label><label><input type="radio" name="a"> Dark</label></div>
<div><h3>Digest</h3><label><input type="radio" name="d" checked> Daily</label><label><input type="radio" name="d"> Weekly</label></div>`;

const notes = `<!doctype html><html lang="en"><title>Notes</title><h1>Notes</h1><a href="/archive">Archive</a>
<ul><li><p>Buy paint</p><button aria-label="Note menu" onclick="show(this)">⋯</button></li>
<li><p>Call Anna</p><button aria-label="Note menu" onclick="show(this)">⋯</button></li></ul>
<div id="menu" role="menu" hidden><button role="menuitem">Pin</button><button role="menuitem" onclick="archive()">Archive</button></div>
<script>let item; const menu = document.getElementById('menu');
function show(button) { item = button.closest('li'); menu.hidden = false; }
function archive() { item.remove(); menu.hidden = true; }
document.addEventListener('keydown', (event) => { if (event.key === 'Escape') menu.hidden = true; });</script>`;

const wizard = `<!doctype html><html lang="en"><title>Booking</title><h1>Your booking</h1>
<ol><li>1. Guest</li><li>2. Room</li><li>3. Summary</li></ol><div id="place"></div>
<script>const titles = ['Who is coming?', 'Choose a room', 'Summary of your stay'];
function draw(step) { place.innerHTML = '<h2>' + titles[step] + '</h2>' + (step === 0 ? '<label>Name <input id="who"></label>' : '')
  + (step < 2 ? '<button>Continue</button>' : '<button>Book now</button>');
  place.querySelector('button').onclick = () => { if (step > 0 || who.value !== '') draw(step + 1); }; }
draw(0);</script>`;

const { runSteps } = usePages({ '/settings': settings, '/notes': notes, '/wizard': wizard });

test('one of a group of choices is chosen by the heading above it', async () => {
  const chosen = await runSteps('/settings', [
    'Select "Dark" from "Appearance"',
    'Check that "Dark" is selected',
    'Check that "Daily" is selected',
  ]);
  expect(chosen).toEqual(judged('passed'));
  expect((await runSteps('/settings', ['Select "Weekly" from "Appearance"'])).verdict).toBe('error');
});

test('what a thing offers in its menu is done there', async () => {
  const archived = await runSteps('/notes', [
    'Click "Archive" in the "Call Anna" item',
    'Check that "Call Anna" is not visible',
    'Check that "Buy paint" is visible',
  ]);
  expect(archived).toEqual(judged('passed'));
  expect((await runSteps('/notes', ['Click "Rename" in the "Call Anna" item'])).verdict).toBe('error');
  expect((await runSteps('/notes', ['Click "Archive" in the "Call Bert" item'])).verdict).toBe('error');
});

test('a form of several steps is continued until the step that is named', async () => {
  const steps = ['Type "Ann" in "Name"', 'Go to the "summary" page'];
  expect(await runSteps('/wizard', [...steps, 'Check that the page shows "Book now"'])).toEqual(
    judged('passed'),
  );
  expect(await runSteps('/wizard', ['Go to the "summary" page'])).toEqual(judged('error'));
  expect(await runSteps('/wizard', ['Type "Ann" in "Name"', 'Go to the "payment" page'])).toEqual(
    judged('error'),
  );
});
