import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['short', 10, 'short'],
  ['exactly 10', 10, 'exactly 10'],
  ['one more than 10', 10, 'one more…'],
])('%s at %d', (text, limit, short) => {
  expect(shorten(text, limit)).toBe(short);
});
