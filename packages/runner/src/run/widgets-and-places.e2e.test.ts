import { widgetPages } from '@assay/testbed/pages';
import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

/** As code editors are made: the text is drawn, the keys go to a text area out of sight, and another one only sends the text. */
const editor = `<!doctype html><title>Query</title><h1>Query</h1><h3>Your words</h3>
<textarea name="sent" style="display: none">first draft</textarea>
<div style="height: 60px; border: 1px solid"><div style="overflow: hidden; position: relative; width: 3px; height: 0">
<textarea name="keys" style="position: absolute; width: 300px; height: 1em"></textarea></div><pre>first draft</pre></div>
<button onclick="document.querySelector('output').textContent = 'Sent: ' + text">Send</button><output></output>
<script>let text = 'first draft', isAll = false; const area = document.querySelector('[name=keys]');
const draw = () => { document.querySelector('pre').textContent = text; };
area.addEventListener('keydown', (event) => { if (event.ctrlKey && event.key.toLowerCase() === 'a') isAll = true; if (event.key === 'Delete' && isAll) { text = ''; isAll = false; draw(); } });
area.addEventListener('input', () => { text += area.value; area.value = ''; isAll = false; draw(); });</script>`;

const { runSteps } = usePages({ ...widgetPages, '/editor': editor });

test.for<[verdict: string, ...steps: string[]]>([
  [
    'passed',
    'Type "second draft" in the field below the "Your words" heading',
    'Click the "Send" button',
    'Check that the page shows "Sent: second draft"',
    'Check that the page does not show "first draft"',
  ],
  [
    'passed',
    'Clear the field below the "Your words" heading',
    'Check that the page does not show "first draft"',
  ],
])('editor: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/editor', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // A button that opens a list is a field that holds what it shows.
  ['passed', 'Check that "Currency" shows exactly "Euro"'],
  ['passed', 'Check that the "currency" field has the value "Euro"'],
  ['failed', 'Check that the "currency" field has the value "Dollar"'],
  ['passed', 'Check that "Euro" is selected'],
  ['failed', 'Check that "Dollar" is selected'],
  ['failed', 'Check that "Dollar" in the "currency" list is selected'],
  ['passed', 'Select "Dollar" from "currency"', 'Check that "currency" has the value "Dollar"'],
  ['passed', 'Type "Dollar" in "currency"', 'Check that "Dollar" is selected'],
  ['passed', 'Set "currency" to "Dollar"', 'Check that "Dollar" is selected'],
  [
    'passed',
    'Click the "currency" list',
    'Choose "Dollar"',
    'Check that the "currency" list is not visible',
    'Check that "currency" has the value "Dollar"',
  ],
  ['failed', 'Click the "currency" list', 'Check that the "currency" list is not visible'],
  ['failed', 'Check that the "currency" list is visible'],
  ['passed', 'Choose "Dollar"', 'Check that "currency" has the value "Dollar"'],
  ['passed', 'Check that the "currency" dropdown holds the "Dollar" option'],
  ['failed', 'Check that the "currency" dropdown holds the "Pound" option'],
  // The label stands beside it and is not tied to it.
  ['passed', 'Check that "Size" shows exactly "Small"'],
  ['passed', 'Select "Large" from "Size"', 'Check that the "Size" field has the value "Large"'],
  ['failed', 'Check that the "Size" field has the value "Large"'],
])('choices: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/choices', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // What lies on another tab is used after that tab was opened.
  ['passed', 'Tick "Monthly report"', 'Check that the page shows "What you get"'],
  ['passed', 'Set "Quiet from" to "21:00"', 'Check that the "Quiet from" field has the value "21:00"'],
  ['passed', 'Choose "Paper"', 'Check that the page shows "Sent on paper"'],
  ['passed', 'Type "Bo" in "Nickname"', 'Check that the page shows "Your account"'],
])('tabs: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/tabs', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // A row and a column are named in either order and in many words.
  ['passed', 'Check that "Paper" in the "June" section is 20'],
  ['failed', 'Check that "Paper" in the "June" section is 10'],
  ['passed', 'Check that "June" in the row of "Ink" is 7'],
  ['passed', 'Check that "ink" in the "May" item is 5'],
  ['passed', 'Check that "sum" in the "Paper" item is 30'],
  [
    'passed',
    'Type "3" in the "Count" field in the row of "Ann"',
    'Check that "Count" in the row of "Ann" is 3',
  ],
  [
    'passed',
    'Double-click "paper" in the "May" item',
    'Type "99" in it',
    'Press "Enter"',
    'Check that the cell is 99',
  ],
  [
    'passed',
    'Double-click "Ink amount" in the "June" item',
    'Type "99" in it',
    'Press "Escape"',
    'Check that the cell shows "7"',
  ],
  [
    'failed',
    'Double-click "Ink amount" in the "June" item',
    'Type "99" in it',
    'Press "Escape"',
    'Check that the cell is 99',
  ],
])('cells: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/cells', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // Without a year, the year that the field knows is meant.
  ['passed', 'Check that "Return" shows exactly "15 March"'],
  ['failed', 'Check that "Return" shows exactly "16 March"'],
  ['passed', 'Set "Return" to "March 18"', 'Check that "Return" has the value "18 March 2031"'],
  ['passed', 'Type "2 April 2031" in "Return"', 'Check that "Return" shows exactly "2 April"'],
  ['error', 'Set "Leave" to "18 March"', 'Check that "Leave" is not empty'],
  // A slider takes the number of an amount.
  ['passed', 'Set "Budget" to "€150"', 'Check that "Budget" is €150', 'Check that the page shows "€150"'],
  ['passed', 'Set the "budget" slider to "200 euros"', 'Check that "Budget" is 200'],
])('dates and amounts: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/dates', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // What a heading stands over is meant, be it a frame or a component with a root of its own.
  ['passed', 'Check that "preview" shows "Nothing here."'],
  ['failed', 'Check that "preview" shows "Something here."'],
  ['failed', 'Check that "preview" does not show "Nothing here."'],
  ['passed', 'Check that the heading in the "preview" section shows exactly "Untitled"'],
  ['passed', 'Check that the "remarks" section shows "No remarks yet."'],
  ['failed', 'Check that the "remarks" section shows "One remark"'],
  // The whole row goes by the name of its first cell.
  ['passed', 'Check that the "A-1" item shows "Sent"'],
  ['failed', 'Check that the "A-1" item shows "Paid"'],
  // What is folded away is opened first.
  ['passed', 'Click "Space" in the "More" section', 'Check that the "Full" button is visible'],
  ['failed', 'Check that the "Space" button is visible'],
  // A window is a dialog.
  ['passed', 'Click "Write"', 'Check that "window" is visible', 'Check that "New note window" is visible'],
  ['failed', 'Click "Write"', 'Check that "New note window" is hidden'],
  ['failed', 'Check that "window" is visible'],
  ['passed', 'Click "Write"', 'Click "Keep"', 'Check that "New note window" is hidden'],
])('parts of a page: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/parts', steps)).toEqual(judged(verdict));
});

test.for<[verdict: string, ...steps: string[]]>([
  // A letter is chosen by its box; an entry of the open menu comes before a folder of the same name.
  [
    'passed',
    'Choose the "Greetings" item',
    'Click "Letter"',
    'Click "Move to"',
    'Click "Bin"',
    'Check that the page shows "1 moved"',
  ],
  [
    'passed',
    'Choose the "Statement" item in the "Bank" item',
    'Click the "Letter > Move to > Bin" menu item',
    'Check that the page shows "1 moved"',
  ],
  // A folder is empty where the page shows it and says so.
  ['passed', 'Click "Bin"', 'Check that "Bin" is empty'],
  ['failed', 'Check that "Tray" is empty'],
  ['passed', 'Check that "Tray" is not empty'],
  ['error', 'Check that "Bin" is empty'],
  ['error', 'Check that "Bin" is not empty'],
  // Which of several pages it is, the page says.
  ['passed', 'Check that the "second" page is shown', 'Check that the "page 2 of 3" page is shown'],
  ['failed', 'Check that the "third" page is shown'],
  ['failed', 'Check that the "last" page is shown'],
])('folders: %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/folders', steps)).toEqual(judged(verdict));
});
