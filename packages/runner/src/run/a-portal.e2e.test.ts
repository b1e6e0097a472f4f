import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const head = '<!doctype html><html lang="en"><title>Portal</title>';

const trip = `${head}<h1>Trip</h1>
<form onsubmit="return false"><input type="hidden" name="id" value="7"><input type="hidden" name="attributes">
<label>Children <input name="children" value="2"></label>
<div class="card"><h3>Rome</h3><p>Sunny</p><button>Book</button></div><div class="card"><h3>Oslo</h3><p>Cold</p><button>Book</button></div>
<label>Day <select name="title"><option>Choose a day</option><option>Monday, 16 March 2026</option><option>Tuesday, 17 March 2026</option></select></label>
<label>Back <input type="date"></label></form>`;

const card = (name: string, more: string) =>
  `<div class="box"><div class="box-body"><h3><a href="#">${name}</a></h3><p>${more}</p><a href="#">Book</a></div></div>`;
const guides = `<!doctype html><html lang="en"><title>Find a guide</title>
<nav><ul><li><a href="/guides">Find a guide</a></li><li><a href="/">Home</a></li></ul></nav><h1>Find a guide</h1>
<div class="boxes">${card('Ann Lee', 'Speaks French')}${card('Bob Ray', 'Speaks Greek')}${card('Cem Oz', 'Speaks Greek')}</div>
<ul class="pages"><li>1</li></ul>
<footer><ul><li>About</li><li>Terms</li><li>Help</li><li>Jobs</li></ul></footer>`;
const alone = `<!doctype html><html lang="en"><title>Find a guide</title><h1>Find a guide</h1>
<div><div class="card guide-card"><h3>Ann Lee</h3><p>Speaks French</p><a href="#">Book</a></div></div>`;

const paged = guides
  .replace('<h1>Find a guide</h1>', '<h1>Find a guide</h1><p>7 guides found</p>')
  .replace('<li>1</li>', '<li><a href="#">1</a></li><li><a href="#">2</a></li>');
const contact = `${head}<h1>Contact</h1><form onsubmit="this.reset(); return false"><label>First name <input></label><label>Last name <input></label>
<label>Topic <select><option>Any</option></select></label><label>Message <textarea></textarea></label><button>Send</button></form>`;

const { runSteps } = usePages({
  '/trip': trip,
  '/guides': guides,
  '/alone': alone,
  '/paged': paged,
  '/contact': contact,
});

test.for<[verdict: string, path: string, ...steps: string[]]>([
  // Fields whose names hide the properties of their form.
  ['passed', '/trip', 'Check that "Children" has the value "2"', 'Click "Book" in the "Oslo" card'],
  // What is clicked may be offered by a closed choice alone.
  ['passed', '/trip', 'Click "Tuesday, 17 March 2026"', 'Check that "Day" shows "Tuesday, 17 March 2026"'],
  ['error', '/trip', 'Click "Friday, 20 March 2026"', 'Check that "Day" shows "Friday, 20 March 2026"'],
  [
    'passed',
    '/trip',
    'Set "Back" to "Fri, the 20th of March 2026"',
    'Check that "Back" has the value "2026-03-20"',
  ],
  // Cards are plain boxes made alike, whatever a link of the menu is called.
  ['passed', '/trip', 'Check that the number of cards is 2'],
  ['failed', '/trip', 'Check that the number of cards is 3'],
  ['passed', '/guides', 'Check that the number of "guide" items is 3'],
  ['failed', '/guides', 'Check that the number of "guide" items is 1'],
  ['passed', '/guides', 'Check that the number of "guide" cards is 3'],
  ['passed', '/guides', 'Check that the number of cards is 3'],
  ['passed', '/guides', 'Check that the first "guide" item shows "Ann Lee"'],
  ['failed', '/guides', 'Check that the first "guide" item shows "Bob Ray"'],
  ['passed', '/alone', 'Check that the number of "guide" items is 1'],
  ['failed', '/alone', 'Check that the number of "guide" items is 2'],
  ['passed', '/alone', 'Check that the number of cards is 1'],
  ['failed', '/alone', 'Check that the number of cards is 0'],
  // More were found than one page shows.
  ['passed', '/paged', 'Check that the number of "guide" items is 7'],
  ['passed', '/paged', 'Check that the number of "guide" items is 3'],
  ['failed', '/paged', 'Check that the number of "guide" items is 6'],
  // A whole name in two fields, and a form in which nothing is written.
  [
    'passed',
    '/contact',
    'Check that the form is empty',
    'Type "Ann Mary van Lee" in "name"',
    'Check that "First name" has the value "Ann Mary"',
    'Check that "Last name" has the value "van Lee"',
    'Click "Send"',
    'Check that the form is empty',
  ],
  ['failed', '/contact', 'Type "Hello" in "Message"', 'Check that the form is empty'],
])('%s %s: %s, %s', async ([verdict, path, ...steps]) => {
  expect(await runSteps(path, steps)).toEqual(judged(verdict));
});
