import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const head =
  '<!doctype html><html lang="en"><title>Staff · Works</title><header>Works <span>Ann Lee</span></header>';

const people = `${head}<nav><a href="/staff">Staff</a> <a href="/orders">Orders</a></nav><main><h1>Staff</h1><div id="list"></div></main>
<script>
const all = [['Ann Lee', 'ann@works.example', 'Active'], ['Bo Kim', 'bo@works.example', 'Active'], ['Cy Roe', 'cy@works.example', 'Locked']];
const make = (tag, inner, more = {}) => Object.assign(document.createElement(tag), { innerHTML: inner }, more);
function ask(one) {
  const box = make('div', '<h2 id="q">Lock ' + one[0] + '?</h2><button>Cancel</button><button>Lock</button>');
  box.setAttribute('role', 'dialog'); box.setAttribute('aria-modal', 'true'); box.setAttribute('aria-labelledby', 'q');
  const [no, yes] = box.querySelectorAll('button');
  no.onclick = () => box.remove();
  yes.onclick = () => { box.remove(); one[2] = 'Locked'; draw(); };
  document.body.append(box);
}
function open(one) {
  const menu = make('ul', ''); menu.setAttribute('role', 'menu');
  const item = make('li', 'Lock', { tabIndex: -1, onclick: () => { menu.remove(); ask(one); } }); item.setAttribute('role', 'menuitem');
  menu.append(item); document.body.append(menu);
}
function draw() {
  list.replaceChildren(...all.map((one) => {
    const row = make('div', '<i aria-hidden="true">' + one[0][0] + '</i><div><div>' + one[0] + '</div><div>' + one[1] + '</div></div><div><div><span>' + one[2] + '</span></div></div>');
    row.append(make('button', '<svg width="16" height="16"><circle r="4"/></svg>', { title: 'Change rights', onclick: () => open(one) }));
    return row;
  }));
}
draw();
</script>`;

const board = `${head}<main><h1>Work</h1><div id="board" style="display:flex"></div></main><script>
const cards = { Doing: ['Paint it', 'Sand it'], Done: ['Saw it'], Later: [] };
board.innerHTML = Object.entries(cards).map(([name, all]) => '<div><div><h3>' + name + '</h3><span>' + all.length + '</span></div>' +
  all.map((one) => '<div style="cursor:pointer"><button title="Move"><svg width="9" height="9"></svg></button><div>' + one + '</div><div>by Ann</div></div>').join('') + '</div>').join('');
</script>`;

const orders = `${head}<nav><a href="/staff">Staff</a> <a href="/orders">Orders</a></nav><main><h1>Orders</h1><span>24 orders</span>
<table><tr><th>Number</th></tr><tr><td>A-1</td></tr><tr><td>A-2</td></tr></table><p>1–2 of 24</p><button>Next page</button></main>`;

const order = `${head}<nav><a href="/staff">Staff</a> <a href="/orders">Orders</a></nav><main><div><h1>Steel door</h1></div><p>For Bo Kim</p>
<label>Status <select><option>New</option><option>Sent</option></select></label></main>`;

const form = `${head}<main><h1>Profile</h1><style>.f{position:relative;margin:20px}.f div{position:absolute;left:8px;top:-8px;font-size:12px}</style>
<div class="f"><div>Job title</div><input value="Smith"></div><div class="f"><div>Motto</div><input value=""></div>
<button onclick="said.textContent = document.querySelector('input').value">Keep</button><p id="said"></p></main>`;

const notes = `${head}<main><h1>Notes</h1><button onclick="ask()">New note</button><ul id="all"></ul></main><script>
function ask() {
  const box = document.createElement('div'); box.setAttribute('role', 'dialog'); box.setAttribute('aria-label', 'New note');
  box.innerHTML = '<label>Title <input></label><label>Colour <select><option>Red</option><option>Blue</option></select></label><button>Cancel</button><button>Create note</button>';
  const [no, yes] = box.querySelectorAll('button');
  no.onclick = () => box.remove();
  yes.onclick = () => { all.innerHTML += '<li>' + box.querySelector('input').value + ' in ' + box.querySelector('select').value + '</li>'; box.remove(); };
  document.body.append(box);
}
</script>`;

const { runSteps } = usePages({
  '/staff': people,
  '/board': board,
  '/orders': orders,
  '/orders/17': order,
  '/form': form,
  '/notes': notes,
});

test.for<[verdict: string, address: string, ...steps: string[]]>([
  // The menu of one of many is the button there that shows no words; "confirm" is what the dialog goes on with.
  [
    'passed',
    '/staff',
    'Click "three-dots menu" in the row of "Bo Kim"',
    'Click "Lock"',
    'Click "Confirm"',
    'Check that "Bo Kim" shows exactly "Locked"',
  ],
  [
    'passed',
    '/staff',
    'Click "menu" in the "Bo Kim" item',
    'Click "Lock"',
    'Click "Cancel" in the "confirmation" item',
    'Check that "Bo Kim" shows exactly "Active"',
  ],
  // How somebody stands is told by the whole row.
  ['failed', '/staff', 'Check that "Cy Roe" shows exactly "Active"'],
  ['failed', '/staff', 'Check that "Bo Kim" does not show exactly "Active"'],
  // Cards without a role are counted, the title of their column is not.
  ['passed', '/board', 'Check that the number of cards in the "Doing" column is 2'],
  ['passed', '/board', 'Check that the number of cards in the "Done" column is 1'],
  ['failed', '/board', 'Check that the number of cards in the "Doing" column is 3'],
  // A list that is shown in parts has as many as it says.
  ['passed', '/orders', 'Check that the number of "order" items is 24'],
  ['failed', '/orders', 'Check that the number of "order" items is 23'],
  ['passed', '/orders', 'Check that the "order list" page is shown'],
  ['failed', '/orders/17', 'Check that the "order list" page is shown'],
  // A link that leads to a list is no list, and only how many there are is told of one from beside it.
  ['failed', '/orders', 'Check that "A-1" in the "orders" list is not visible'],
  ['passed', '/orders', 'Check that the list shows "1–2 of 24"'],
  ['failed', '/orders', 'Check that the list shows "Next page"'],
  // "The order" on its own page is all of the page, but not its header.
  ['passed', '/orders/17', 'Check that "order" shows "Bo Kim"'],
  ['failed', '/orders/17', 'Check that "order" shows "Ann Lee"'],
  [
    'passed',
    '/orders/17',
    'Set "status" in the "order" item to "Sent"',
    'Check that "Status" has the value "Sent"',
  ],
  [
    'passed',
    '/orders/17',
    'Set "status" in the "Steel door" item to "Sent"',
    'Check that "Status" has the value "Sent"',
  ],
  // A label that floats over its field.
  ['passed', '/form', 'Type "Founder" in "job title"', 'Click "Keep"', 'Check that the page shows "Founder"'],
  // What sends the form of a dialog.
  [
    'passed',
    '/notes',
    'Click "New note"',
    'Set "title" to "Milk"',
    'Set "colour" to "Blue"',
    'Click the "Submit" button',
    'Check that the page shows "Milk in Blue"',
  ],
])('%s', async ([verdict, address, ...steps]) => {
  expect(await runSteps(address, steps)).toEqual(judged(verdict));
});
