import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';

const plain = `<!doctype html><html lang="en"><title>Letters</title><style>
body { font: 14px sans-serif } .menu div { padding: 4px } .menu .sel { background: #ddd } .big { font-size: 24px }
.row { display: flex } .row div { width: 120px } .hd { font-size: 11px } .fold { height: 0; overflow: hidden }
.new::after { content: "Unread"; margin-left: 8px } .off { opacity: .4; pointer-events: none } .n { padding-left: 6px }</style>
<div class="menu"><div onclick="1" class="sel">Inbox<span class="n">4</span></div><div onclick="1">Sent</div><div onclick="1">Bin</div></div>
<div class="big">Good morning</div><div class="crumbs"><span>Home</span> <span>Post room</span></div>
<div class="row hd"><div>From</div><div>Subject</div><div>Size</div></div>
<div><div class="row new"><div>Ann</div><div>Minutes</div><div>12 KB</div></div><div class="row"><div>Bob</div><div>Invoice</div><div>120 KB</div></div>
<div class="row"><div>Cem</div><div>Agenda</div><div>9 KB</div></div></div>
<div class="fold"><p>Folded away</p></div><div style="position: absolute; left: -4000px">Moved away</div><p style="font-size: 0">Too small</p>
<div style="position: fixed; right: -300px; width: 200px">In the drawer</div>
<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)">For screen readers</span>
<div onclick="1" class="off" title="Archive">A</div><button>Book appointment</button><button>Login</button>
<label>Card <input value="2190 0045"></label><p>Fines to pay: £3.40 <button>Settle</button></p>`;

const missing = `<!doctype html><html lang="en"><title>Insurance</title><h1>Page not found</h1>`;

const { runSteps } = useViews('seen-and-named', { '/': plain, '/insurance': missing });

test.for<[verdict: 'passed' | 'failed', claim: string]>([
  // A name is borne as it was said, or it is not.
  ['failed', 'the "Cancel appointment" button is visible'],
  ['failed', 'the "Zebra Login" button is visible'],
  ['passed', 'the "Login" button is visible'],
  // What nobody sees is not shown.
  ['failed', 'the page shows "Folded away"'],
  ['failed', 'the page shows "Moved away"'],
  ['failed', 'the page shows "Too small"'],
  ['failed', 'the page shows "In the drawer"'],
  ['failed', 'the page shows "For screen readers"'],
  // What styles and fields show is there.
  ['failed', 'the page does not show "Unread"'],
  ['failed', 'the page does not show "2190 0045"'],
  // A table of plain elements.
  ['passed', 'the number of rows is 3'],
  ['failed', 'the number of rows is 4'],
  ['passed', 'the "Size" cell in the row of "Bob" shows "120 KB"'],
  ['failed', 'the "Size" cell in the row of "Bob" shows "12 KB"'],
  ['failed', 'no row shows "Invoice"'],
  // A page is known by its selected menu item, its breadcrumb and its large text.
  ['failed', 'the "Inbox" page is not shown'],
  ['passed', 'the "Inbox" page is shown'],
  ['failed', 'the "Sent" page is shown'],
  ['failed', 'the "Post room" page is not shown'],
  ['failed', 'the "Good morning" page is not shown'],
  // Drawn as disabled.
  ['passed', 'the "Archive" button is disabled'],
  ['failed', 'the "Archive" button is enabled'],
  ['passed', 'the "Inbox" badge is 4'],
  ['passed', 'the "Fines to pay" text shows "£3.40"'],
  ['failed', 'the "Fines to pay" text shows "£3.4"'],
])('%s: %s', async ([verdict, claim]) => {
  expect(await runSteps('/', [`Check that ${claim}`])).toEqual(judged(verdict));
});

test('a page that says it is not there is not the one of its address', async () => {
  expect((await runSteps('/insurance', ['Check that the "Insurance" page is shown'])).verdict).toBe('failed');
  expect((await runSteps('/insurance', ['Check that the "Insurance" page is not shown'])).verdict).not.toBe(
    'passed',
  );
});
