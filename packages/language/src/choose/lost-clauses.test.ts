import { expect, test } from 'vitest';
import { findLostClauses } from './lost-clauses.ts';

const logIn = ['Type "ada" in the "User name" field', 'Type "pw" in the "Password" field', 'Click "Log in"'];

test('floods of blanks, commas and quotes are read once', () => {
  const [logged = ''] = logIn;
  for (const flood of [' ', ', ', ', a', '"a" ', ' and ', ' > ', '; '])
    expect(findLostClauses(`x${flood.repeat(50_000)}`, [logged]).length).toBeLessThan(21);
});

test.for<[said: string, steps: string[], lost: string[]]>([
  ['sign in as ada / pw, then look for a mug.', logIn, ['look for a mug.']],
  ['sign in as ada / pw, then look for a mug.', [...logIn, 'Type "mug" in the "Search" field'], []],
  ['type ada in the user name, then press Log in', logIn, []],
  // Other words for the same: as many deeds as parts.
  ['open order 5 -> hit the bin', ['Click "Order 5"', 'Click the "Delete" button'], []],
  ['home > orders > print it', ['Click "Home"', 'Click "Orders"'], ['print it']],
  ['the page says "a, then b c d"', ['Check that the page shows "a, then b c d"'], []],
  ['sign in as ada with pw', logIn, []],
  ['Next off, Previous on', ['Check that the "Next" button is disabled'], ['Previous on']],
  ['the cart is empty and no coupon is left', ['Check that the cart is empty'], ['no coupon is left']],
  // Reasons ask for nothing, and items of a list are found in the steps.
  ['the "Sold" note is there, because Ann forgot it', ['Check that the page shows "Sold"'], []],
  ['sizes are 5, 10 and 25', ['Check that the "sizes" dropdown holds exactly "5", "10" and "25"'], []],
  ['"Cancelled" stands next to the number', ['Check that the row shows "Cancelled"'], []],
])('%s as %j leaves out %j', ([said, steps, lost]) => {
  expect(findLostClauses(said, steps).map(({ text }) => text)).toEqual(lost);
});
