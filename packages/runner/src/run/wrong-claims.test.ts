import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const head = '<!doctype html><html lang="en">';
const navigation =
  '<nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/team">People</a></li><li><a href="/guides">Find a guide</a></li></ul></nav>';

const card = (name: string, words: string) =>
  `<div class="card"><h3>${name}</h3><p>Speaks ${words}</p><a href="#">Profile</a> <button>Book</button></div>`;
const guides = `${head}<title>Find a guide</title>${navigation}<h1>Find a guide</h1><p>3 guides found</p>
<div id="guides">${card('Ann Lee', 'English')}${card('Bo Berg', 'Danish')}${card('Cy Fox', 'English')}
<nav aria-label="Pages"><ul><li><a href="#">1</a></li><li><a href="#">2</a></li></ul></nav></div>`;

const person = (name: string, status: string) =>
  `<div class="person"><span>${name}</span> <div>${status}</div> <button>Edit</button></div>`;
const team = `${head}<title>Team</title>${navigation}<h1>Team</h1>
<div>${person('Tom Hill', 'Active')}${person('Ida Noor', 'Deactivated')}</div>
<h2>Notes</h2><div class="notes"><div><strong>Ann</strong><p>First things first.</p></div><div><strong>Bo</strong><p>Done.</p></div></div>
<div class="caption">Add a note</div><textarea></textarea><button disabled>Post note</button>`;

const form = `${head}<title>Visit</title>${navigation}<h1>Visit</h1>
<fieldset><legend>Type of visit</legend><label><input type="radio" name="visit" checked> In person</label> <label><input type="radio" name="visit"> Video</label></fieldset>
<div><div>Job title</div><input value="Support Lead"></div>
<div><span id="l">Customer *</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l c" id="c"><span>\u200b</span></div></div>
<p>No tickets found</p>`;

const mail = `${head}<title>Mail</title>${navigation}<h1>Mail</h1>
<ul aria-label="Messages"><li>Tom Hill: Pictures <button onclick="this.parentElement.remove(); note.textContent = 'Pictures was deleted.'">Delete</button></li><li>Anna Berg: Meeting notes</li></ul>
<p role="status" id="note"></p>`;

const { runSteps } = useViews('wrong-claims', {
  '/': `${head}<title>Home</title>${navigation}`,
  '/guides': guides,
  '/team': team,
  '/form': form,
  '/mail': mail,
});

test.for<[verdict: string, path: string, ...steps: string[]]>([
  ['passed', '/guides', 'Check that the number of "guide" items is 3'],
  ['failed', '/guides', 'Check that the number of "guide" items is 1'],
  ['passed', '/guides', 'Check that the number of cards is 3'],
  ['failed', '/guides', 'Check that the number of cards is 2'],
  ['passed', '/guides', 'Check that every "guide" card holds the "Book" button'],
  ['failed', '/guides', 'Check that every "guide" card holds the "Call" button'],
  ['failed', '/guides', 'Check that every card shows "English"'],
  ['passed', '/guides', 'Check that the second "guide" item shows "Bo Berg"'],
  ['failed', '/guides', 'Check that the second "guide" item shows "Ann Lee"'],
  ['error', '/team', 'Check that the number of "people" items is 2'],
  ['error', '/team', 'Check that "Tom Hill" is enabled'],
  ['error', '/team', 'Check that "Ida Noor" is enabled'],
  ['error', '/team', 'Check that "Ida Noor" is disabled'],
  ['error', '/team', 'Check that the first "note" item shows "Ann"'],
  ['passed', '/team', 'Check that the "Post note" button is disabled'],
  ['passed', '/form', 'Check that "Type of visit" has the value "In person"'],
  ['failed', '/form', 'Check that "Type of visit" has the value "Video"'],
  ['passed', '/form', 'Check that "job title" shows exactly "Support Lead"'],
  ['failed', '/form', 'Check that "job title" shows exactly "Support Agent"'],
  ['passed', '/form', 'Check that "customer" is empty'],
  ['passed', '/form', 'Check that the list is empty'],
  ['error', '/', 'Check that the list is empty'],
  ['error', '/team', 'Check that the list is empty'],
  ['passed', '/mail', 'Check that the "Meeting notes" message shows "Anna Berg"'],
  ['failed', '/mail', 'Check that the "Meeting notes" message shows "Tom Hill"'],
  ['passed', '/mail', 'Check that "Pictures" is visible'],
  ['failed', '/mail', 'Click "Delete"', 'Check that "Pictures" is visible'],
  ['passed', '/mail', 'Click "Delete"', 'Check that "Pictures was deleted." is visible'],
])('%s on %s: %s', async ([verdict, path, ...steps]) => {
  expect(await runSteps(path, steps)).toEqual(judged(verdict));
});
