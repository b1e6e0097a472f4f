import { expect, test } from 'vitest';
import { nameSign } from '../ground/lexicon/signs.ts';
import { isOnlyName } from './own-name.ts';

test.for([
  ['My bookings', 'bookings', true],
  ['Grand total', 'grand total', true],
  ['Cart 2', 'cart', false],
  ['No bookings yet.', 'bookings', false],
] as const)('"%s" is only the name "%s": %s', ([text, name, isOnly]) => {
  expect(isOnlyName(text, name)).toBe(isOnly);
});

test.for([
  ['♥', 'heart'],
  ['🗑️', 'bin'],
  [' ✓ ', 'tick'],
  ['⋯', 'three dots'],
] as const)('the sign %s is called %s', ([sign, word]) => {
  expect(nameSign(sign)).toContain(word);
});

test('words are no signs', () => {
  expect(nameSign('Bin')).toEqual([]);
  expect(nameSign('')).toEqual([]);
});
