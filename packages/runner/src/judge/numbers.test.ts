import { expect, test } from 'vitest';
import { compare, pickNumbers, readNumbers } from './numbers.ts';

test.for([
  ['$1,299.00', 1299, '$'],
  ['1.299,00 €', 1299, '€'],
  ['1 299,00 €', 1299, '€'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['1.299 €', 1299, '€'],
  ['1.299', 1.299, ''],
  ['1,299', 1299, ''],
  ['12,5 %', 12.5, '%'],
  ['-5', -5, ''],
  ['−$3.20', -3.2, '$'],
  ['$-5', -5, '$'],
  ['1,234,567.89', 1_234_567.89, ''],
  ['Total: £20', 20, '£'],
  ['7 items', 7, 'items'],
] as const)('%s is %d', ([text, value, unit]) => {
  expect(readNumbers(text)).toEqual([{ value, unit }]);
});

test('several numbers are told apart by their unit', () => {
  const numbers = readNumbers('3 items, $29.99 (10% off)');
  expect(pickNumbers(numbers, '$')).toEqual([{ value: 29.99, unit: '$' }]);
  expect(pickNumbers(numbers, 'dollars')).toHaveLength(1);
  expect(pickNumbers(numbers, 'percent')).toEqual([{ value: 10, unit: '%' }]);
  expect(pickNumbers(numbers, '€')).toEqual([]);
  expect(numbers).toHaveLength(3);
});

test('a number inside a word is none', () => {
  expect(readNumbers('room B12, no price')).toEqual([]);
});

test.for([
  [3, '=', 3, true],
  [3, 'at least', 3, true],
  [3, 'more than', 3, false],
  [2, 'at most', 3, true],
  [3, 'less than', 3, false],
] as const)('%d %s %d is %s', ([actual, comparison, expected, holds]) => {
  expect(compare(actual, comparison, expected)).toBe(holds);
});
