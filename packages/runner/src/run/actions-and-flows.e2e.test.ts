import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><header><a href="/">Home</a> <a href="/cart">Cart 2</a></header><h1>${title}</h1>${body}`;

const { runSteps } = usePages(
  {
    '/': page('Lamp', '<button>Add to cart</button>'),
    '/cart': page('Cart', '<p>1 lamp</p><a href="/checkout">Proceed to checkout</a>'),
    '/closed': page('Cart', '<p>Closed today</p>'),
    '/checkout': page('Checkout', '<p>Pay here</p>'),
    '/login': page(
      'Log in',
      '<form action="/in"><label>User <input name="u"></label> <label>Password <input type="password" name="p"></label> <button>Log in</button></form>',
    ),
    '/in': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('Welcome', '<p>Entered</p>'));
    },
    '/hotels': page(
      'Hotels',
      `<form onsubmit="event.preventDefault(); found.textContent = 'Found in ' + place.value + ' from ' + day.value">
<label>Place <input id="place"></label> <label>Check-in <input id="day" type="date"></label> <button>Search</button></form><p id="found"></p>
<fieldset><legend>Shipping</legend><label><input type="radio" name="s"> Standard, 3 days</label><label><input type="radio" name="s"> Express, next day</label></fieldset>`,
    ),
    '/list': page(
      'List',
      `<ul><li><h2>Blue mug</h2> <button onclick="sum.textContent = 'Blue'">Add to cart</button></li><li><h2>Red pot</h2> <button onclick="sum.textContent = 'Red'">Add to cart</button></li></ul><p id="sum">None</p>`,
    ),
    '/files': page(
      'Files',
      `<ul><li>cat.jpg <button onclick="if (confirm('Delete cat.jpg?')) this.parentElement.remove()">Delete</button></li></ul>
<p id="called">old.txt</p><button onclick="document.querySelector('#called').textContent = prompt('New name', 'old.txt') ?? 'kept'">Rename</button>`,
    ),
  },
  700,
);

test.for<[verdict: string, address: string, ...steps: string[]]>([
  // The way to the checkout leads through the cart.
  ['passed', '/', 'Click "checkout"', 'Check that the page shows "Pay here"'],
  ['passed', '/', 'Go to the "checkout" page', 'Check that the page shows "Pay here"'],
  ['error', '/closed', 'Click "checkout"', 'Check that the page shows "Pay here"'],
  ['error', '/', 'Click "guestbook"', 'Check that the page shows "Pay here"'],
  // A form that is searched with, where no field is called so.
  [
    'passed',
    '/hotels',
    'Type "2027-03-12" in "check-in"',
    'Type "Rome" in the "search" field',
    'Press "Enter" in the "search" field',
    'Check that the page shows "Found in Rome from 2027-03-12"',
  ],
  ['passed', '/hotels', 'Choose "express shipping"', 'Check that "Express, next day" is checked'],
  ['error', '/hotels', 'Choose "free shipping"', 'Check that "Express, next day" is checked'],
  // A thing and the button that belongs to it.
  [
    'passed',
    '/list',
    'Click "Add pot"',
    'Check that the page shows "Red"',
    'Check that the page does not show "None"',
  ],
  ['error', '/list', 'Click "Add spoon"', 'Check that the page does not show "None"'],
  // What the browser asks is read while it asks, and answered by the next step.
  [
    'passed',
    '/files',
    'Click "Delete"',
    'Check that the page shows "Delete cat.jpg?"',
    'Click "OK"',
    'Check that the page does not show "cat.jpg"',
  ],
  [
    'passed',
    '/files',
    'Click "Delete"',
    'Check that the page shows "Delete cat.jpg?"',
    'Click "Cancel"',
    'Check that the page shows "cat.jpg"',
  ],
  ['failed', '/files', 'Click "Delete"', 'Check that the page shows "Delete dog.jpg?"'],
  [
    'passed',
    '/files',
    'Click "Rename"',
    'Type "new.txt" in "prompt"',
    'Click "OK"',
    'Check that the page shows "new.txt"',
  ],
])('%s on %s', async ([verdict, address, ...steps]) => {
  expect(await runSteps(address, steps)).toEqual(judged(verdict));
});
