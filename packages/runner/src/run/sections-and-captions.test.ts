import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const style =
  '<style>body { font: 14px sans-serif } .facets, .bar { display: flex; align-items: center } .facet { width: 200px }</style>';

const outline = `<!doctype html><html lang="en"><title>Archive</title>${style}<div class="page"><h1>Archive</h1>
<form><h3>Own query</h3><p><input aria-label="Words"></p></form>
<h2>Queries</h2><ul><li><a href="#a">Between two years</a></li><li><a href="#b">Leave a note</a></li></ul>
<h2>Tables</h2><div><h3><a href="#c">loans</a></h3><p>48 rows</p></div><div><h3><a href="#d">makers</a></h3><p>1,216 rows</p></div>
Kept by hand
<h2>Views</h2><p><a href="#e">on loan</a></p>
<div class="bar"><h2>Export</h2></div><p><label><input type="checkbox" checked> Labels</label></p><p><a href="#f">Save as file</a></p>
<div class="bar"><h2>Help</h2> <button>?</button></div><p><a href="#g">Ask us</a></p>
<div class="bar"><h2>Contact</h2> <button>!</button></div><p><a href="#h">Write to us</a></p></div>`;

const facets = `<!doctype html><html lang="en"><title>Loans</title>${style}<h1>Loans</h1>
<p>Showing 1–3 of 1,234 loans</p><div class="filter"><select aria-label="Column"><option>status</option></select></div>
<div class="facets">
<div class="facet"><p><strong>borrower <span>2</span></strong></p><ul><li><a href="#a">School</a> 9</li><li><a href="#b">Club</a> 3</li></ul></div>
<div class="facet"><p><strong>status <span>2</span></strong></p><ul><li><a href="#c">returned</a> 8</li><li><a href="#d">out</a> 4</li></ul></div>
<div class="facet"><p><strong>remarks</strong></p><p>None yet.</p></div>
<div class="facet"><p><strong>year <span>1</span></strong></p><ul><li><a href="#e">1901</a> 2</li></ul></div></div>
<table style="width: 800px"><tr><th>title</th><th>status</th><th>value</th></tr><tr><td>Vase</td><td>out</td><td>1,200</td></tr><tr><td>Flute</td><td>out</td><td>34</td></tr><tr><td>Gown</td><td>returned</td><td>12,500.50</td></tr></table>
<p>Insured for <b id="sum">$13,734.50</b></p>
<p id="open"><span>Draft</span> <a href="#x">Publish</a> <button onclick="document.querySelector('#open').remove()">Discard</button></p>`;

const forms = `<!doctype html><html lang="en"><title>Forms</title>${style}<h1>Forms</h1>
<section><h3>Add comment</h3><p><label>Your name <input value="Ann"></label></p><p><label for="c">You may use bold text here.</label></p><textarea id="c">Replying to Bob</textarea></section>
<section><h3>Delivery</h3><p><label>Street <input value="Quay 1"></label></p></section>
<section><h3>Notes</h3><textarea>First</textarea><textarea></textarea></section>
<section><div><label for="y">Years</label> <input type="number" aria-label="number input for Years" value="12"> <button aria-label="Reset to default value" onclick="document.querySelector('output').textContent = 'Years reset'">↺</button></div>
<div style="margin-top: 30px"><input id="y" type="range" aria-label="range slider for Years" min="1" max="30" value="10"></div></section>
<section><label>Rate <input type="range" min="0" max="9" value="4"></label></section><output></output>`;

const shop = `<!doctype html><html lang="en"><title>Shop</title>${style}<h1>Shop</h1>
<button onclick="document.querySelector('#basket').hidden = false">Basket</button><ul id="basket" hidden><li><b>Lamp</b> Qty 1</li><li><b>Vase</b> Qty 2</li></ul>
<button onclick="document.querySelector('#all').insertAdjacentHTML('beforeend', '<li>Lamp Used</li>')">More</button>
<ul id="all"><li><article><h3>Lamp</h3><p>In stock</p></article></li><li><article><h3>Stool</h3><p>Sold out</p></article></li></ul>`;

const { runSteps } = useViews('sections-and-captions', {
  '/outline': outline,
  '/facets': facets,
  '/forms': forms,
  '/shop': shop,
});

test.for<[verdict: 'passed' | 'failed' | 'error', claim: string]>([
  // Sections side by side, which only their headings part.
  ['passed', 'the first link in the "Tables" section shows exactly "loans"'],
  ['failed', 'the first link in the "Tables" section shows exactly "Between two years"'],
  ['passed', 'the "makers" link in the "Tables" section is visible'],
  ['failed', 'the "Leave a note" link in the "Tables" section is visible'],
  ['passed', 'the "Leave a note" link in the "Tables" section is not visible'],
  ['failed', 'the "makers" link in the "Tables" section is not visible'],
  ['passed', 'the number of links in the "Queries" section is 2'],
  ['failed', 'the number of links in the "Queries" section is 5'],
  ['passed', 'the number of headings in the "Tables" section is 3'],
  ['passed', 'the "Queries" section shows "Leave a note"'],
  ['failed', 'the "Tables" section shows "Leave a note"'],
  ['passed', 'the "Tables" section does not show "Leave a note"'],
  ['failed', 'the "Queries" section does not show "Leave a note"'],
  ['failed', 'the "Queries" section shows "Own query"'],
  ['passed', 'the "loans" section shows "48 rows"'],
  ['failed', 'the "loans" section shows "1,216 rows"'],
  ['passed', 'every checkbox in the "Export" section is checked'],
  ['passed', 'the "Export" section shows "Save as file"'],
  ['failed', 'the "Export" section shows "Ask us"'],
  ['failed', 'the "Ask us" link in the "Export" section is visible'],
  // A bar with a title and a button is not the whole section.
  ['passed', 'the "Ask us" link in the "Help" section is visible'],
  ['failed', 'the "Ask us" link in the "Help" section is not visible'],
  ['passed', 'the "?" button in the "Help" section is visible'],
  ['failed', 'the "!" button in the "Help" section is visible'],
  ['failed', 'the "Help" section shows "Write to us"'],
  // Text outside any element may belong to the section, so that its absence is not certain.
  ['failed', 'the "Tables" section shows "Kept by hand"'],
  ['error', 'the "Tables" section does not show "Kept by hand"'],
  ['error', 'the "Leave a note" link in the "Reports" section is not visible'],
])('outline: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/outline', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<[verdict: 'passed' | 'failed' | 'error', ...steps: string[]]>([
  // A caption with a count names the list below it, also where a column bears the same name.
  ['passed', 'Check that the "status" list holds exactly "returned 8" and "out 4"'],
  ['failed', 'Check that the "status" list holds "School 9"'],
  ['passed', 'Check that the number of items in the "borrower" list is 2'],
  ['passed', 'Check that the "out" link in the "status" list is visible'],
  ['failed', 'Check that the "out" link in the "borrower" list is visible'],
  ['passed', 'Check that the "status" list above the table is visible'],
  ['failed', 'Check that the "status" list below the table is visible'],
  ['passed', 'Check that the "status" list above the table holds "out 4"'],
  ['failed', 'Check that the "status" list above the table holds "out 5"'],
  // The list of the next column is not below the caption.
  ['passed', 'Check that the "remarks" list does not hold "1901 2"'],
  ['failed', 'Check that the "remarks" list holds "1901 2"'],
  // How many are shown tells which list goes on.
  ['failed', 'Check that the table holds exactly "Vase", "Flute" and "Gown"'],
  // Thousands are set off.
  ['passed', 'Check that the "value" cell in the row of "Vase" is 1,200'],
  ['failed', 'Check that the "value" cell in the row of "Vase" is 1,201'],
  ['passed', 'Check that the "value" cell in the row of "Vase" is at least 1,200'],
  ['failed', 'Check that the "value" cell in the row of "Flute" is at least 1,200'],
  ['passed', 'Check that the "value" column sums up to 13,734.50'],
  ['failed', 'Check that the "value" column sums up to 13,734'],
  ['passed', 'Check that "Insured for" is between $13,000 and $14,000'],
  ['failed', 'Check that "Insured for" is between $1,000 and $2,000'],
  ['passed', 'Check that "Insured for" is equal to the sum of the "value" column'],
  ['passed', 'Check that the number of "loans" is 1,234'],
  ['failed', 'Check that the number of "loans" is 234'],
  // Nothing stands beside a text that is not there, so that nothing is absent there either.
  ['error', 'Check that the "Publish" link below the "Archived" text is not visible'],
  ['error', 'Check that the "Publish" link next to "Archived" is not visible'],
  ['failed', 'Check that the "Publish" link next to "Archived" is visible'],
  ['failed', 'Check that the "Publish" link next to the "Draft" text is not visible'],
  [
    'passed',
    'Click the "Discard" button',
    'Check that the "Publish" link next to the "Draft" text is not visible',
  ],
])('facets: %s: %s, %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/facets', steps)).toEqual(judged(verdict));
});

test.for<[verdict: 'passed' | 'failed' | 'error', ...steps: string[]]>([
  // A field that has only a hint goes by the heading above it.
  ['passed', 'Check that the "Add comment" field has the value "Replying to Bob"'],
  ['failed', 'Check that the "Add comment" field has the value "Ann"'],
  ['failed', 'Check that the "Add comment" field is empty'],
  ['failed', 'Check that the "Delivery" field is visible'],
  ['error', 'Check that the "Delivery" field has the value "Quay 1"'],
  ['error', 'Check that the "Notes" field is empty'],
  // Of a slider and the number box beside it, the box is the field.
  ['passed', 'Check that the "Years" field has the value "12"'],
  ['failed', 'Check that the "Years" field has the value "10"'],
  ['passed', 'Check that the "Years" slider has the value "10"'],
  ['failed', 'Check that the "Years" slider has the value "12"'],
  ['passed', 'Check that the "Rate" field has the value "4"'],
  ['passed', 'Click the "↺" button next to the "Years" field', 'Check that the page shows "Years reset"'],
])('forms: %s: %s, %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/forms', steps)).toEqual(judged(verdict));
});

test.for<[verdict: 'passed' | 'failed' | 'error', ...steps: string[]]>([
  // What was opened is spoken of, not what was there before.
  ['passed', 'Click the "Basket" button', 'Check that the "Lamp" item shows "Qty 1"'],
  ['failed', 'Click the "Basket" button', 'Check that the "Lamp" item shows "Qty 2"'],
  ['failed', 'Check that the "Lamp" item shows "Qty 1"'],
  ['passed', 'Check that the "Lamp" item shows "In stock"'],
  ['passed', 'Click the "Basket" button', 'Check that the "Stool" item shows "Sold out"'],
  // An item that came into the list that was there was not opened.
  ['failed', 'Click the "More" button', 'Check that the "Lamp" item shows "Used"'],
  ['passed', 'Click the "More" button', 'Check that the "Lamp" item shows "In stock"'],
])('shop: %s: %s, %s', async ([verdict, ...steps]) => {
  expect(await runSteps('/shop', steps)).toEqual(judged(verdict));
});
