import { judged, usePages } from '@assay/testbed/run';
import { expect, test } from 'vitest';

/** A form that writes below itself what it was sent with. */
function form(fields: string, button: string): string {
  return `<form onsubmit="event.preventDefault(); sent.textContent = 'Sent: ' + [...new FormData(this)].map(([k, v]) => k + '=' + v).join('; ')">${fields}<button>${button}</button> <button type="button">Cancel</button></form><p id="sent"></p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}`;
}

const field = (label: string, name: string, more = '') =>
  `<p><label>${label} <input name="${name}" ${more}></label></p>`;

const transfer =
  '<p><label>From account <select name="from"><option>Savings (10.00 EUR)</option><option>Everyday Account (90.00 EUR)</option></select></label></p>' +
  field('Name of recipient', 'to') +
  field('IBAN', 'iban') +
  field('Amount in EUR', 'amount') +
  field('Purpose', 'purpose');
const user =
  field('First name', 'first') +
  field('Last name', 'last') +
  field('E-mail', 'mail', 'type="email"') +
  '<p><label>Role <select name="role"><option>Viewer</option><option>Editor</option></select></label></p>';
const table =
  field('Number of guests', 'guests', 'type="number"') +
  field('Date', 'date', 'type="date" value="2027-01-01"') +
  field('Time', 'time', 'type="time"') +
  field('Name', 'name');
const flights =
  '<fieldset><legend>Kind of trip</legend><label><input type="radio" name="kind" value="return" checked onclick="back.hidden = false"> Return</label><label><input type="radio" name="kind" value="single" onclick="back.hidden = true"> One way</label></fieldset>' +
  field('From', 'from') +
  field('To', 'to') +
  field('Depart', 'depart', 'type="date"') +
  `<div id="back">${field('Return', 'back', 'type="date"')}</div>`;
const register =
  field('Name', 'name') +
  field('E-mail', 'mail', 'type="email"') +
  field('Password', 'word', 'type="password"');
const address =
  field('Street', 'street') + field('Postcode', 'code') + field('City', 'city') + field('Country', 'country');
const goal = (name: string) =>
  `<section aria-label="${name}"><h2>${name}</h2><form onsubmit="event.preventDefault(); sent.textContent = '${name} got ' + this.amount.value"><label>Amount <input name="amount"></label><button>Add money</button></form></section>`;

const { runSteps } = usePages(
  {
    '/transfer': page('New transfer', form(transfer, 'Send transfer')),
    '/steps': page('New transfer', form(transfer, 'Continue')),
    '/users': page(
      'Users',
      `<button onclick="box.hidden = false">New user</button><div id="box" hidden>${form(user, 'Save')}</div>`,
    ),
    '/table': page('Book a table', form(table, 'Book')),
    '/flights': page('Flights', form(flights, 'Search flights')),
    '/register': page('Register', form(register, 'Create account')),
    '/address': page('Addresses', form(address, 'Save address')),
    '/names': page('Names', form(field('Name of sender', 'one') + field('Name of recipient', 'two'), 'Send')),
    '/goals': page('Goals', `${goal('New bicycle')}${goal('Summer in Norway')}<p id="sent"></p>`),
  },
  700,
);

const shows = (text: string) => `Check that the page shows "${text}"`;

/** One form, what is sent with it, and what is not. */
const forms: [path: string, order: string, sent: string, other: string][] = [
  [
    '/transfer',
    'Fill in and send the "transfer" form with the details "84.50 EUR", from "Everyday Account", to "Thomas Marsh", IBAN "DE45 5003 0000 0055 1209 07", purpose "Birthday gift"',
    'from=Everyday Account (90.00 EUR); to=Thomas Marsh; iban=DE45 5003 0000 0055 1209 07; amount=84.50; purpose=Birthday gift',
    'to=Birthday gift',
  ],
  [
    '/users',
    'Fill in and send the "user" form with the details "Jane Doe", "jane@x.com", role "Editor"',
    'first=Jane; last=Doe; mail=jane@x.com; role=Editor',
    'role=Viewer',
  ],
  [
    '/table',
    'Fill in and send the "table" form with the details for "4", on "3 May", at "19:30", name "Kim"',
    'guests=4; date=2027-05-03; time=19:30; name=Kim',
    'time=04:00',
  ],
  [
    '/flights',
    'Fill in and send the "flight" form with the details "one-way", from "Lisbon", to "Berlin", on "20 June 2027"',
    'kind=single; from=Lisbon; to=Berlin; depart=2027-06-20',
    'from=Berlin',
  ],
  [
    '/register',
    'Fill in and send the "register" form with the details as "Ada Lovelace", "ada@example.com", password "Tea at 5"',
    'name=Ada Lovelace; mail=ada@example.com',
    'name=ada@example.com',
  ],
  [
    '/goals',
    'Fill in and send the "add" form with the details "80.00 EUR", goal "New bicycle"',
    'New bicycle got 80.00',
    'Summer in Norway got 80.00',
  ],
  [
    '/goals',
    'Fill in and send the "add" form with the details "300 EUR", to "Summer", in "Norway"',
    'Summer in Norway got 300',
    'New bicycle got 300',
  ],
];

test.each(forms)('each detail goes to the field it fits: %s %s', async (path, order, sent, other) => {
  expect(await runSteps(path, [order, shows(sent)])).toEqual(judged('passed'));
  expect(await runSteps(path, [order, shows(other)])).toEqual(judged('failed'));
});

test('a detail that fits no field, or several, is told and nothing is sent', async () => {
  const refused = async (path: string, details: string) => {
    const { verdict, why } = await runSteps(path, [
      `Fill in and send the form with the details ${details}`,
      shows('Sent'),
    ]);
    expect(verdict).toBe('error');
    return why;
  };
  expect(await refused('/table', 'for "4", car "BMW"')).toContain('car BMW');
  expect(await refused('/table', 'for "4", "Kim Lee", "Bob Stone"')).toContain('"Bob Stone"');
  expect(await refused('/names', '"Kim Lee"')).toContain('"Name of sender", "Name of recipient"');
  expect(await refused('/transfer', '"84.50 USD", to "Thomas Marsh"')).toContain('84.50 USD');
  expect(await refused('/transfer', '"10 EUR", from "Moon Account"')).toContain('Moon Account');
  expect(await refused('/table', 'for "4", from "Kim Lee"')).toContain('from Kim Lee');
  expect(await refused('/goals', '"80.00 EUR"')).toContain('Several forms');
  expect(await refused('/goals', '"80.00 EUR", goal "Old bicycle"')).toContain('Old bicycle');
});

test('a form that only goes on with its button is not taken as sent', async () => {
  const order = 'the "transfer" form with the details "84.50 EUR", to "Thomas Marsh"';
  expect(await runSteps('/steps', [`Fill in and send ${order}`])).toEqual(judged('error'));
  expect(
    await runSteps('/steps', [`Fill in ${order}`, 'Click "Continue"', shows('to=Thomas Marsh')]),
  ).toEqual(judged('passed'));
});

test('a street, a postcode, a city and a country are told apart', async () => {
  const order =
    'Fill in and send the "address" form with the details "12 High Street", "90210", city "Springfield", "USA"';
  const sent = 'street=12 High Street; code=90210; city=Springfield; country=USA';
  expect(await runSteps('/address', [order, shows(sent)])).toEqual(judged('passed'));
});
