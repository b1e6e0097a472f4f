import { expect, test } from 'vitest';
import { moveItem, nameCopy } from './order.ts';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 9, 'abdc'],
  [1, -1, 'bacd'],
  [7, 0, 'abcd'],
])('moving %i to %i gives %s', (from, to, expected) => {
  expect(moveItem([...'abcd'], from, to).join('')).toBe(expected);
});

test('copies have names of their own', () => {
  expect(nameCopy('Ping', ['Ping'])).toBe('Ping (copy)');
  expect(nameCopy('Ping', ['Ping', 'Ping (copy)'])).toBe('Ping (copy 2)');
  expect(nameCopy('Ping (copy 2)', ['Ping (copy)', 'Ping (copy 2)'])).toBe('Ping (copy 3)');
});
