import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const head = '<!doctype html><html lang="en"><title>Shop</title>';

const home = `${head}<h1>Basket</h1>
<form method="post" action="/add"><button>Add to basket</button></form>
<table><tr><th>Item</th><th>Quantity</th></tr>
<tr><td>Teapot</td><td><form><input aria-label="Quantity of Teapot" value="4"> <button type="button">Update</button></form></td></tr></table>
<label>Day <input type="date" value="2027-03-15"></label>
<p class="badge">Sold out</p>
<section aria-labelledby="orders"><h2 id="orders">Past orders</h2><p>None yet.</p></section>
<label>Town <input role="combobox" aria-expanded="false" aria-controls="towns"></label><ul id="towns" role="listbox" hidden></ul>
<script>
const [town, list] = [document.querySelector('[role=combobox]'), document.querySelector('#towns')];
const known = ['Vienna, Austria', 'Vienna, Virginia', 'Venice, Italy'];
town.oninput = () => setTimeout(() => {
  const fitting = town.value.length < 2 ? [] : known.filter((one) => one.startsWith(town.value));
  list.replaceChildren(...fitting.map((one) => {
    const option = document.createElement('li');
    option.setAttribute('role', 'option');
    option.textContent = one;
    option.onclick = () => { town.value = one; list.hidden = true; };
    return option;
  }));
  list.hidden = fitting.length === 0;
  town.setAttribute('aria-expanded', String(fitting.length > 0));
}, 80);
</script>`;

const editor = `<!doctype html><html lang="en"><title>Editor - Tools</title>
<nav><a href="/">Basket</a> <a href="/editor">Editor</a></nav><h1>Editor</h1><p>Not saved</p>
<label>Your comment <input></label> <button onclick="add()">Add comment</button><ul aria-label="Comments"><li>Please read</li></ul><p id="count">0 of 2 chosen</p>
<label><input type="checkbox" onchange="count.textContent = (all = document.querySelectorAll(':checked[type=checkbox]').length) + ' of 2 chosen'"> Music</label>
<label><input type="checkbox"> Sports</label>
<label>Country <select><option>Austria</option><option selected>Canada</option></select></label>
<script>
const count = document.querySelector('#count'); let all;
function add() {
  const item = document.createElement('li'); item.textContent = document.querySelector('input').value;
  document.querySelector('ul').append(item); document.querySelector('input').value = '';
}
</script>`;

let added = 0;
const { runSteps } = usePages({
  '/': home,
  '/editor': editor,
  '/login': `${head}<h1>Log in</h1><p>Please log in to see your profile.</p>`,
  '/add': (_, response) => {
    added += 1;
    // The answer takes a moment, as that of a shop does.
    setTimeout(() => {
      const body = `${head}<p>In the basket: ${added}</p><form method="post" action="/add"><button>Add to basket</button></form>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(body);
    }, 60);
  },
});

test.for<[verdict: string, ...steps: string[]]>([
  // A cell shows what its field holds.
  ['passed', 'Check that "Quantity" in the row of "Teapot" is 4'],
  ['failed', 'Check that "Quantity" in the row of "Teapot" is 5'],
  // A field for days keeps them in the browser's form.
  ['passed', 'Check that "Day" shows exactly "15 March 2027"'],
  ['passed', 'Check that "Day" has the value "15.03.2027"'],
  ['failed', 'Check that "Day" shows exactly "16 March 2027"'],
  // Small letters in the text, a capital on the page; never the other way round.
  ['passed', 'Check that the page shows "sold out"'],
  ['failed', 'Check that the page does not show "sold out"'],
  ['failed', 'Check that the page shows "Sold Out"'],
  // A word in a sentence is no heading.
  ['failed', 'Check that the "Sold" heading is visible'],
  ['passed', 'Check that the "Sold out" heading is visible'],
  ['passed', 'Scroll to "Past orders"', 'Check that the page shows "None yet."'],
  // What was typed stays, the suggestion is taken.
  [
    'passed',
    'Type "Vie" in "Town"',
    'Select "Vienna, Austria" from "Town"',
    'Check that "Town" has the value "Vienna, Austria"',
  ],
  [
    'passed',
    'Type "Vie" in "Town"',
    'Select "Venice, Italy" from "Town"',
    'Check that "Town" has the value "Venice, Italy"',
  ],
])('%s', async ([verdict, ...steps]) => {
  expect(await runSteps('/', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // A box that was ticked says nothing; "it" is the page then.
  ['passed', 'Tick "Music"', 'Check that "Music" is checked', 'Check that it shows "1 of 2 chosen"'],
  ['failed', 'Tick "Music"', 'Check that "Music" is checked', 'Check that it shows "2 of 2 chosen"'],
  ['passed', 'Check that "editor" shows "Not saved"'],
  ['failed', 'Check that "editor" shows "Draft saved"'],
  // What was typed into the comment field is the comment.
  [
    'passed',
    'Type "Looks good" in "comment"',
    'Click "Add comment"',
    'Check that "comment" in the list is visible',
  ],
  ['failed', 'Type "Looks good" in "comment"', 'Check that "comment" in the list is visible'],
  ['passed', 'Check that "Canada" is selected'],
  ['failed', 'Check that "Austria" is selected'],
])('in the editor: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/editor', steps)).toEqual(judged(verdict));
});

test('each of several clicks waits for the answer to the one before', async () => {
  added = 0;
  const steps = ['Click "Add to basket" 3 times', 'Check that the page shows "In the basket: 3"'];
  expect(await runSteps('/', steps)).toMatchObject({ verdict: 'passed' });
  expect(added).toBe(3);
});

test('whoever is sent to the login has opened the page that was asked for', async () => {
  const steps = [
    'Go to the "profile" page',
    'Check that the page shows "Please log in to see your profile."',
  ];
  expect(await runSteps('/login?next=profile', steps)).toMatchObject({ verdict: 'passed' });
  expect(await runSteps('/login?next=orders', steps)).toMatchObject({ verdict: 'error' });
});
