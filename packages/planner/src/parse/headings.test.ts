import { expect, test } from 'vitest';
import { isHeading } from './headings.ts';

test.each<[boolean, string]>([
  [true, 'IHM-240 history complete?'],
  [true, 'Cart totals'],
  [true, 'Regression orders page'],
  // Each may leave something undone.
  [false, 'Frobnicate the cart'],
  [false, 'Delete all'],
  [false, 'Menu top right > History'],
  [false, 'Project "Lake house"'],
  [false, 'Quantity 3'],
  [false, 'The user frobnicates'],
  [false, 'Orders'],
  [false, 'Cart is full'],
  [false, 'Wend the umbrage sideways. Twice.'],
])('%s: %s', (heading, line) => {
  expect(isHeading(line)).toBe(heading);
});
