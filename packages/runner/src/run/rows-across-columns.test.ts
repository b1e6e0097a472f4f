import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const style =
  '<style>body { font: 14px sans-serif } table { width: 700px; border-collapse: collapse } th, td { text-align: left }</style>';

const row = (id: number, title: string, status: string) =>
  `<tr><td>${id}</td><td><a href="#${id}">${title}</a></td><td>${status}</td></tr>`;

/** Groups headed by rows of one heading, and a footer that is a table of its own. */
const tickets = `<!doctype html><html lang="en"><title>Tickets</title>${style}<h1>Tickets</h1>
<table><tr><th>ID</th><th>Title</th><th>Status</th></tr>
<tr><th colspan="3" class="group">critical</th></tr>${row(20, 'Pass charged twice', 'unread')}${row(13, 'Wrong tax', 'testing')}
<tr><th colspan="3" class="group">urgent</th></tr>${row(1, 'Printer jams', 'unread')}
<tr><th colspan="3" class="group">wish (2)</th></tr>${row(24, 'Pick a language', 'deferred')}${row(8, 'Dark theme', 'deferred')}
<tr><th colspan="3"><table style="width: 100%"><tr><th></th><th>1..5 out of 12</th><td><a href="#next">next</a></td></tr></table></th></tr></table>
<form><table style="width: auto"><tr><th>Sort on:</th><td><select><option>activity</option><option>title</option></select></td><th>Descending:</th><td><input type="checkbox" checked></td></tr>
<tr><th>Group on:</th><td><select><option>priority</option></select></td><th>Descending:</th><td><input type="checkbox"></td></tr>
<tr><th>Pages:</th><td colspan="3"><input type="checkbox" id="all"> <label for="all">all of them</label></td></tr></table></form>`;

/** Groups headed by plain cells, with notes and a footer of plain cells. */
const shifts = `<!doctype html><html lang="en"><title>Shifts</title>${style}<h1>Shifts</h1>
<table><thead><tr><th>Name</th><th>From</th><th>Hours</th></tr></thead><tbody>
<tr class="day"><td colspan="3">Monday</td></tr><tr><td>Ann</td><td>8:00</td><td>4</td></tr>
<tr class="note"><td colspan="3">Ann brings the keys</td></tr><tr><td>Bob</td><td>9:00</td><td>6</td></tr>
<tr class="day"><td colspan="3">Tuesday</td></tr><tr><td>Cid</td><td>8:00</td><td>5</td></tr>
<tr class="sum"><td colspan="3">3 shifts</td></tr></tbody></table>`;

/** Tables whose first row is their caption, entries of a head and a body, and values beside their labels. */
const ticket = `<!doctype html><html lang="en"><title>Ticket</title>${style}<h1>Ticket 13</h1>
<form><table><tr><th>Priority</th><td>critical</td><th>Status</th><td>testing</td></tr>
<tr><th>Nosy</th><td></td><th>Keywords</th><td>payments, reports</td></tr>
<tr><th>File</th><td colspan="3"><input type="file"></td></tr></table></form>
<table><tr><th colspan="3">Files</th></tr><tr><th>File name</th><th>Uploaded</th><th>Type</th></tr>
<tr><td><a href="#file">bill.txt</a></td><td>priya</td><td>text/plain</td></tr></table>
<table><tr><th colspan="2">Messages</th></tr>
<tr><th><a href="#m2">msg2 (view)</a></th><th>Author: priya</th></tr><tr><td colspan="2">The rate is wrong.</td></tr>
<tr><th><a href="#m1">msg1 (view)</a></th><th>Author: hanna</th></tr><tr><td colspan="2">Freight is free.</td></tr></table>`;

/** Entries below a menu that is a list. */
const notes = `<!doctype html><html lang="en"><title>Notes</title>${style}
<header><nav aria-label="Main"><ul><li><a href="#1">Visit us</a></li><li><a href="#2">Notes</a></li><li><a href="#3">Events</a></li></ul></nav></header>
<main><h1>Notes</h1><article class="card"><h3><a href="#4">Bees</a></h3><p>by Sam</p></article>
<article class="card"><h3><a href="#5">Ferns</a></h3><p>by Kim</p></article></main>`;

/** Figures beside other figures, and counters in links. */
const figures = `<!doctype html><html lang="en"><title>Costs</title>${style}<header><a href="#n">🔔 3</a> <a href="#m" aria-label="Messages">✉ 12</a></header>
<h1>Costs</h1><table><tr><th>Who</th><th>Paid</th></tr><tr><td>Ann</td><td>27.10 (9.03 each)</td></tr></table>
<div class="card"><h3>Lamp</h3><p><s>€15.00</s> €12.00</p><button>Buy</button></div><div class="card"><h3>Desk</h3><p>€80.00</p><button>Buy</button></div>`;

const { runSteps } = useViews('rows-across-columns', {
  '/tickets': tickets,
  '/shifts': shifts,
  '/ticket': ticket,
  '/notes': notes,
  '/figures': figures,
});

type Case = [verdict: 'passed' | 'failed' | 'error', claim: string];

test.for<Case>([
  // A group heading names no column.
  ['passed', 'the "ID" cell in the first row below "critical" shows exactly "20"'],
  ['failed', 'the "ID" cell in the first row below "critical" shows exactly "1"'],
  ['passed', 'the "ID" cell in the first row below "urgent" shows exactly "1"'],
  ['passed', 'the "ID" cell in the row above "urgent" shows exactly "13"'],
  ['failed', 'the "ID" cell in the row above "urgent" shows exactly "20"'],
  ['passed', 'the "ID" column holds exactly "20", "13", "1", "24" and "8" in this order'],
  ['failed', 'the "critical" column holds "20"'],
  ['passed', 'no "ID" cell shows exactly "21"'],
  ['failed', 'no "ID" cell shows exactly "13"'],
  // Neither a group heading nor a footer is one of the rows.
  ['passed', 'the number of rows in the first table is 5'],
  ['failed', 'the number of rows in the first table is 9'],
  ['passed', 'the first row in the first table shows "Pass charged twice"'],
  ['passed', 'the last row in the first table shows "Dark theme"'],
  ['failed', 'the last row in the first table shows "out of"'],
  // But they are looked at where no row may show something.
  ['failed', 'no row shows "critical"'],
  ['failed', 'no row shows "out of 12"'],
  ['passed', 'no row shows "resolved"'],
  // A table in the footer is a part of the table.
  ['passed', 'the number of links in the first table is 6'],
  ['failed', 'the number of links in the first table is 1'],
  ['passed', 'the first table shows "Printer jams"'],
  ['passed', 'the second table shows "Sort on"'],
  ['passed', 'the "out of" text in the first table shows exactly "1..5 out of 12"'],
  ['failed', 'the "out of" text in the first table shows exactly "1..5 out of 1"'],
  // A group is a section.
  ['passed', 'the number of rows in the "critical" section is 2'],
  ['failed', 'the number of rows in the "critical" section is 5'],
  ['passed', 'the number of rows in the "wish" section is 2'],
  ['passed', 'the "critical" section shows "Wrong tax"'],
  ['failed', 'the "critical" section shows "Printer jams"'],
  ['passed', 'the "critical" section does not show "Printer jams"'],
  ['failed', 'the "critical" section does not show "Wrong tax"'],
  ['failed', 'the "wish" section shows "out of 12"'],
  ['passed', 'the "Dark theme" link in the "wish" section is visible'],
  ['failed', 'the "Dark theme" link in the "urgent" section is visible'],
  ['passed', 'every "Status" cell in the "wish" section shows exactly "deferred"'],
  ['failed', 'every "Status" cell in the "critical" section shows exactly "unread"'],
  ['passed', 'the "Title" cell in the first row in the "urgent" section shows exactly "Printer jams"'],
  // Fields that go by the cell before them, with or without its colon.
  ['passed', 'the "Sort on:" dropdown has the value "activity"'],
  ['passed', 'the "Sort on" dropdown has the value "activity"'],
  ['failed', 'the "Group on:" dropdown has the value "activity"'],
  ['error', 'the "Sorted on:" dropdown has the value "activity"'],
  ['passed', 'the first "Descending:" checkbox is checked'],
  ['failed', 'the second "Descending" checkbox is checked'],
  ['passed', 'the number of "Descending" checkboxes is 2'],
  ['passed', 'the "all of them" checkbox is unchecked'],
  ['error', 'the "Pages" checkbox is unchecked'],
])('tickets: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/tickets', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<Case>([
  ['passed', 'the number of rows is 3'],
  ['failed', 'the number of rows is 7'],
  ['passed', 'the first row shows "Ann"'],
  ['passed', 'the last row shows "Cid"'],
  ['passed', 'the table holds exactly "Ann", "Bob" and "Cid" in this order'],
  ['failed', 'the table holds exactly "Ann" and "Cid"'],
  ['passed', 'the "Name" column holds exactly "Ann", "Bob" and "Cid" in this order'],
  ['failed', 'the "Name" column holds "Monday"'],
  ['passed', 'the table is sorted by "Name" in ascending order'],
  ['failed', 'the table is sorted by "Hours" in ascending order'],
  ['passed', 'every row shows ":00"'],
  ['failed', 'every row shows "8:00"'],
  ['failed', 'no row shows "keys"'],
  ['passed', 'the row below the row of "Ann" shows "keys"'],
  ['failed', 'the row below the row of "Ann" shows "Bob"'],
  ['passed', 'the row of "Monday" is visible'],
  ['passed', 'the number of rows in the "Monday" section is 2'],
  ['failed', 'the number of rows in the "Monday" section is 3'],
  ['passed', 'the number of rows in the "Tuesday" section is 1'],
  ['passed', 'the "Monday" section shows "keys"'],
  ['failed', 'the "Monday" section shows "Cid"'],
  ['failed', 'the "Tuesday" section shows "Bob"'],
  ['passed', 'the "Tuesday" section does not show "Bob"'],
])('shifts: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/shifts', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<Case>([
  ['passed', 'the number of rows in the "Files" table is 1'],
  ['passed', 'the first row in the "Files" table shows "priya"'],
  ['passed', 'the "Type" cell in the row of "bill.txt" shows exactly "text/plain"'],
  ['failed', 'the "Uploaded" cell in the row of "bill.txt" shows exactly "text/plain"'],
  ['passed', 'the "bill.txt" link in the "Files" table is visible'],
  ['failed', 'the "bill.txt" link in the "Messages" table is visible'],
  // The caption of a table names all of it.
  ['passed', 'the "Files" section shows "bill.txt"'],
  ['failed', 'the "Files" section shows "Freight is free."'],
  ['passed', 'the "Files" section does not show "Freight is free."'],
  ['passed', 'the "Messages" section shows "Freight is free."'],
  ['failed', 'the "Messages" section shows "bill.txt"'],
  ['passed', 'the number of links in the "Messages" section is 2'],
  ['passed', 'the number of rows in the "Messages" section is 2'],
  ['passed', 'the number of rows in the "Files" section is 1'],
  // Where each entry is a row of headings and a row across all columns, the latter are the rows.
  ['passed', 'the number of rows in the "Messages" table is 2'],
  ['passed', 'the row below "Author: hanna" shows "Freight is free."'],
  ['failed', 'the row below "Author: hanna" shows "The rate is wrong."'],
  // A value beside its label.
  ['passed', 'the "Status" text shows "testing"'],
  ['failed', 'the "Status" text shows "critical"'],
  ['passed', '"Priority" shows "critical"'],
  ['failed', '"Priority" shows "testing"'],
  ['failed', '"Nosy" shows "payments, reports"'],
  ['passed', 'the text right of "Priority" shows "critical"'],
  ['failed', 'the text right of "Priority" shows "testing"'],
  ['passed', 'the text below "Author: priya" shows "The rate is wrong."'],
  ['failed', 'the text below "Author: priya" shows "Freight is free."'],
  ['passed', 'the cell right of "Priority" shows exactly "critical"'],
  ['failed', 'the cell right of "Priority" shows exactly "testing"'],
  ['passed', 'the cell right of "Nosy" is empty'],
  ['failed', 'the cell right of "Keywords" is empty'],
  // The cell before it names a field for files.
  ['passed', 'the "File" field is visible'],
  ['failed', 'the "Picture" field is visible'],
])('ticket: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/ticket', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<Case>([
  ['passed', 'the number of cards is 2'],
  ['failed', 'the number of cards is 5'],
  ['passed', 'every card shows "by"'],
  ['failed', 'every card shows "by Sam"'],
  ['passed', 'the last card shows "Ferns"'],
  ['failed', 'the first card shows "Visit us"'],
])('notes: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/notes', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test.for<Case>([
  ['passed', 'the "🔔" link shows "3"'],
  ['failed', 'the "🔔" link shows "2"'],
  ['passed', 'the "Messages" link shows "12"'],
  ['failed', 'the "Messages" link shows "1"'],
  ['failed', 'the "Messages" link shows "2"'],
  ['passed', 'the "Paid" cell in the row of "Ann" shows "27.10"'],
  ['failed', 'the "Paid" cell in the row of "Ann" shows "7.10"'],
  ['failed', 'the "Paid" cell in the row of "Ann" shows "9.03"'],
  ['failed', 'the "Paid" cell in the row of "Ann" shows exactly "27.10 (9.04 each)"'],
  ['passed', 'the row of "Ann" shows "27.10"'],
  ['failed', 'the row of "Ann" shows "7.10"'],
  ['passed', 'the "Lamp" card shows "€12.00"'],
  ['failed', 'the "Lamp" card shows "€2.00"'],
  ['failed', 'the "Lamp" card shows "€12"'],
  ['failed', 'the "Desk" card shows "€12.00"'],
])('figures: %s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/figures', [`Check that ${claim}`])).toEqual(judged(verdict));
});
