import { expect, it } from 'vitest';
import { searchOf } from './search-of.ts';

it.each([
  ['', ''],
  ['  a b ', ''],
  ['da', ''],
  ['?!…', ''],
  ['dar', 'dar'],
  [' Dark\tmode\u0007 ', 'Dark mode'],
  ['für', 'für'],
  ['x'.repeat(300), 'x'.repeat(254)],
])('%j is searched for as %j', (title, search) => {
  expect(searchOf(title)).toBe(search);
});
