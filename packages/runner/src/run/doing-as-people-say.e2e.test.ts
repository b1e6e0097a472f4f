import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

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

const trips = `<!doctype html><html lang="en"><title>Trips</title><h1>My trips</h1>
${['Rome 09:40', 'Madrid 11:15', 'Paris 09:40'].map((to) => `<article><h3>Lisbon to ${to}</h3><button onclick="this.closest('article').remove(); said.textContent = '${to} cancelled'">Cancel trip</button></article>`).join('')}
<p id="said"></p><table><thead><tr><th>Title</th><th>Status</th></tr></thead>
<tr><td onclick="said.textContent = 'Icon set clicked'">Icon set</td><td><select aria-label="Status of Icon set"><option>Open</option></select></td></tr></table>`;

const board = `<!doctype html><html lang="en"><title>Board</title><h1>Board</h1>
<button id="who" onclick="list.hidden = !list.hidden">Member: Anyone</button><button>Labels</button>
<div id="list" role="menu" hidden>${['Ann Lee', 'Samir Haddad'].map((one) => `<div role="menuitem" onclick="who.textContent = 'Member: ${one}'; list.hidden = true">${one}</div>`).join('')}</div>
<p id="count">0</p><p id="kids">0</p>
<button aria-label="More adults" onclick="count.textContent++">+</button><button aria-label="More children" onclick="kids.textContent++">+</button>
<p><span id="adults">Adults</span></p>`;

const { runSteps } = usePages({
  '/settings': settings,
  '/notes': notes,
  '/wizard': wizard,
  '/trips': trips,
  '/board': board,
});

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

test('one of several things is found by the names that it alone holds', async () => {
  const cancel = (item: string) =>
    runSteps('/trips', [
      `Click "Cancel" in the "${item}" item`,
      'Check that "Paris 09:40 cancelled" is visible',
    ]);
  expect(await cancel('Paris trip')).toEqual(judged('passed'));
  expect(await cancel('Madrid trip')).toEqual(judged('failed'));
  expect(await cancel('trip to Paris that departs at 09:40')).toEqual(judged('passed'));
  expect(await cancel('trip to Paris that departs at 11:15')).toEqual(judged('error'));
  expect(await cancel('trip at 09:40')).toEqual(judged('error'));
  expect(await cancel('Oslo trip')).toEqual(judged('error'));
});

test('a cell that shows exactly the words is clicked, not the field that is named after it', async () => {
  const steps = ['Click "Icon set" in the table', 'Check that "Icon set clicked" is visible'];
  expect(await runSteps('/trips', steps)).toEqual(judged('passed'));
});

test('what is chosen may stand behind a button', async () => {
  const choose = (who: string, from = 'member') =>
    runSteps('/board', [`Select "${who}" from "${from}"`, 'Check that "Member: Samir Haddad" is visible']);
  expect(await choose('Samir Haddad')).toEqual(judged('passed'));
  expect(await choose('Ann Lee')).toEqual(judged('failed'));
  expect(await choose('Bert Brown')).toEqual(judged('error'));
  expect(await choose('Samir Haddad', 'owner')).toEqual(judged('error'));
});

test('a sign belongs to what its button is called after', async () => {
  const steps = ['Click the "plus" button in the "adult" item', 'Check that the page shows "1 0"'];
  expect(await runSteps('/board', steps)).toEqual(judged('passed'));
  expect(await runSteps('/board', ['Click the "plus" button in the "dog" item'])).toEqual(judged('error'));
});
