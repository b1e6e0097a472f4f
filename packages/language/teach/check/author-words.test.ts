import { expect, test } from 'vitest';
import { saysName, saysNumber } from './author-words.ts';

test.each([
  ['Total is 1,234.50 now', 1234.5],
  ['kostet 1.234,50', 1234.5],
  ['1 200 rows', 1200],
  ['5k rows', 5000],
  ['a dozen rows', 12],
  ['no rows', 0],
  ['from $10 to $20', 20],
  ['(3)', 3],
])('%j says %d', (text, number) => {
  expect(saysNumber(text, number)).toBe(true);
});

test('a number that is part of another is not said', () => {
  expect(saysNumber('1234 rows', 23)).toBe(false);
});

test.each([
  ['she deletes the exports', 'Delete export', true],
  ['open “Best  of”', '"best of"', true],
  ['open the cart', 'Basket', false],
])('%j names %j: %s', (text, name, says) => {
  expect(saysName(text, name)).toBe(says);
});
