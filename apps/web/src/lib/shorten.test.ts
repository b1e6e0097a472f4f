import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['Log in', 'Log in'],
  ['  two\n lines ', 'two lines'],
  ['Open the cart. Check the total.', 'Open the cart…'],
  ['x'.repeat(40), `${'x'.repeat(20)}…`],
])('%j becomes %j', (text, short) => {
  expect(shorten(text, 20)).toBe(short);
});
