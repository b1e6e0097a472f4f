import { expect, test } from 'vitest';
import { holdsName, normaliseName } from './naming.ts';

function isNamed(text: string, name: string): boolean {
  return holdsName(normaliseName(text), normaliseName(name));
}

test.for([
  ['Save', 'save'],
  ['Save draft', 'Save'],
  ['  Save \u00A0 draft ', 'save draft'],
  ['Don’t save', "Don't save"],
  ['“Red” lamp', '"Red" lamp'],
  ['Sign–in', 'sign-in'],
  ['Total: $12.00', '$12.00'],
  ['year*', 'year*'],
  ['year*', 'year'],
  ['Page 3-1', '1'],
])('"%s" bears the name "%s"', ([text = '', name = '']) => {
  expect(isNamed(text, name)).toBe(true);
});

test.for([
  ['Book appointment', 'Cancel appointment'],
  ['New card', 'Delete card'],
  ['Login', 'Zebra Login'],
  ['Saved', 'Save'],
  ['Log in', 'Sign in'],
  ['year', 'year*'],
  ['120', '12'],
  ['$12.90', '$12'],
  ['2,450.00', '450.00'],
  ['-1', '1'],
  ['Orders', 'Order'],
  ['', 'Save'],
  ['Save', ''],
])('"%s" does not bear the name "%s"', ([text = '', name = '']) => {
  expect(isNamed(text, name)).toBe(false);
});
