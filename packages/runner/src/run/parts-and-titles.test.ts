import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const board = `<!doctype html><html lang="en"><title>Board</title><style>body { font: 14px sans-serif } .scroll { height: 120px; overflow-y: auto }
.fa { display: inline-block; width: 12px; height: 12px } .zero { font-size: 0; width: 16px; height: 16px; display: inline-block; background: linear-gradient(red, blue) }</style>
<h1>Clinic</h1>
<div class="list"><div><h3>To Do</h3><span class="count">2</span></div>
<div><div role="button" tabindex="0" aria-label="Open A-1: Call the lab"><span>A-1</span> <span>bug</span> <h4>Call the lab</h4><span>1/3</span></div></div>
<div><div role="button" tabindex="0" aria-label="Open A-2: Order gloves"><span>A-2</span> <span>task</span> <h4>Order gloves</h4><span>2/3</span></div></div></div>
<div class="list"><div><h3>Done</h3><span class="count">1</span></div>
<div><div role="button" tabindex="0" aria-label="Open A-3: Print forms"><span>A-3</span> <span>bug</span> <h4>Print forms</h4><span>3/3</span></div></div></div>
<section><div class="bar"><button aria-expanded="true">GET /books List books</button><button aria-expanded="true">v</button></div><div><button>Execute</button><h4>Answer</h4><table><tr><th>Code</th></tr><tr><td>200</td></tr></table></div></section>
<section><div class="bar"><button aria-expanded="true">POST /books Add a book</button><button aria-expanded="true">v</button></div><div><button>Execute</button><h4>Answer</h4><table><tr><th>Code</th></tr><tr><td>404</td></tr></table></div></section>
<table id="head"><thead><tr><th>Name</th><th>State</th></tr></thead></table>
<div class="scroll"><table><tbody><tr><td>Ann</td><td>Open</td></tr><tr><td>Bob</td><td>Closed</td></tr></tbody></table></div>
<p><strong>Basket total:</strong> €15.00 <a href="#b">View basket</a></p>
<i class="fa fa-paperclip"></i> <a class="zero" href="#e">edit</a> <a href="#t" data-original-title="Print the list">p</a>
<select aria-label="Payer"><option>Ann</option><option>Bob</option></select>
<span class="btn disabled">Buy now</span>
<p>Release 1.4.0 of 12:30</p>`;

const packages = `<!doctype html><html lang="en"><title>Packages</title><style>body { font: 14px sans-serif } .line { display: flex; justify-content: space-between; width: 400px }</style>
<h1>Packages</h1><button onclick="document.querySelector('nav').hidden = false">More</button><nav hidden><a href="#a">Home</a> <a href="#b">paper-print</a></nav>
<input aria-label="Search" oninput="document.querySelector('#hits').innerHTML = this.value === 'lamp' ? '<a href=&quot;#l&quot;>lamp-kit</a>' : ''"><div id="hits"></div>
<ul><li><a href="#a">harbor-dates</a></li><li><a href="#b">paper-print</a></li></ul>
<div><div>Examples</div><table><tr><th>Fruit <button aria-label="Open menu">⋮</button></th><th>Price <button aria-label="Open menu" onclick="document.querySelector('output').textContent = 'Price menu'">⋮</button></th></tr><tr><td>pears</td><td>3</td></tr></table></div>
<div class="tools" style="margin-top: 20px"><button>Share</button> <button>Print</button></div>
<div class="line"><h2>Install</h2><button aria-label="Options" onclick="document.querySelector('output').textContent = 'Install options'">o</button></div><output></output>
<p>Version 2 <span><b>Outdated</b></span></p><p>Version 1 of Outdated</p>`;

const { runSteps } = useViews('parts-and-titles', { '/': board, '/packages': packages });

test.for<[verdict: 'passed' | 'failed' | 'error', claim: string]>([
  // A card is the box around its title; its parts count, and those of others do not.
  ['passed', 'the number of cards is 3'],
  ['failed', 'the number of cards is 2'],
  ['passed', 'the "Call the lab" card shows "bug"'],
  ['failed', 'the "Call the lab" card shows "task"'],
  ['passed', 'the "A-2" card shows "Order gloves"'],
  ['failed', 'the "A-2" card shows "Call the lab"'],
  ['passed', 'the "Call the lab" card shows "1/3"'],
  ['failed', 'the "Call the lab" card shows "2/3"'],
  ['failed', 'the "Feed the cat" card shows "bug"'],
  ['error', 'the "Feed the cat" card does not show "bug"'],
  // A section is what its folding button opens.
  ['passed', 'the number of buttons in the "Add a book" section is 3'],
  ['passed', 'the "Answer" table in the "Add a book" section shows "404"'],
  ['failed', 'the "Answer" table in the "Add a book" section shows "200"'],
  ['passed', 'the number of buttons below the "To Do" heading is 2'],
  ['failed', 'the number of buttons below the "Done" heading is 2'],
  // Headings in a table of their own name the columns of the rows below.
  ['passed', 'the "State" cell in the row of "Bob" shows "Closed"'],
  ['failed', 'the "State" cell in the row of "Bob" shows "Open"'],
  ['failed', 'the "State" cell in the row of "Cem" shows "Open"'],
  ['error', 'the "State" cell in the row of "Cem" does not show "Open"'],
  // Text without an element of its own, icons and tooltips.
  ['passed', 'the "Basket total:" text shows "€15.00"'],
  ['failed', 'the "Basket total:" text shows "€5.00"'],
  ['passed', 'the "paperclip" icon is visible'],
  ['failed', 'the "moon" icon is visible'],
  ['passed', 'the "edit" link is visible'],
  ['failed', 'the page shows "edit"'],
  ['passed', 'the "Print the list" link is visible'],
  ['passed', 'the "Payer" dropdown holds "Bob"'],
  ['failed', 'the "Payer" dropdown does not hold "Bob"'],
  ['failed', 'the "Payer" dropdown holds "Cem"'],
  ['passed', 'the number of options in the "Payer" dropdown is 2'],
  ['failed', 'the number of options in the "Payer" dropdown is 3'],
  ['passed', '"Buy now" is disabled'],
  ['failed', '"Buy now" is enabled'],
  ['passed', 'the "Release" text shows "1.4.0"'],
  ['failed', 'the "Release" text shows "1.4"'],
  ['failed', 'the "Release" text shows "2:30"'],
  ['failed', 'the browser dialog shows "Sure?"'],
  ['error', 'the browser dialog does not show "Sure?"'],
  ['failed', 'the "Report" table shows "200" within 1 seconds'],
])('%s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<[verdict: 'passed' | 'failed' | 'error', ...steps: string[]]>([
  // A link that was there before is no option of a list that opens.
  ['passed', 'Type "lamp" in the "Search" field', 'Check that the "lamp-kit" option is visible'],
  ['failed', 'Type "lamp" in the "Search" field', 'Check that the "harbor-dates" option is visible'],
  // A table may have a caption that is no heading, and its headings may have buttons.
  ['passed', 'Check that the row of "pears" in the "Examples" table is visible'],
  ['failed', 'Check that the row of "plums" in the "Examples" table is visible'],
  ['passed', 'Click the "⋮" button in the "Price" column', 'Check that the page shows "Price menu"'],
  // What stands in the same line and part is next to it, not what another part ends with.
  ['passed', 'Click the button next to the "Install" heading', 'Check that the page shows "Install options"'],
  // Links that were there before a menu opened are none of its items.
  ['passed', 'Click the "More" button', 'Check that the number of "paper-print" menu items is 1'],
  ['failed', 'Click the "More" button', 'Check that the number of "paper-print" menu items is 2'],
  // A link elsewhere on the page is not below a text that is missing.
  ['failed', 'Check that the "harbor-dates" link below the "All matches:" text is visible'],
  ['passed', 'Check that the "harbor-dates" link above the "Examples" text is visible'],
  // Texts of that name; where none says it alone, those that hold it.
  ['passed', 'Check that the number of "Outdated" texts is 1'],
  ['passed', 'Check that the number of "Version" texts is 2'],
  ['failed', 'Check that the number of "Version" texts is 1'],
])('packages: %s: %s, %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/packages', steps)).toEqual(judged(verdict));
});
