import { readStated } from '@assay/testbed/stated';
import { expect, test } from 'vitest';
import { openedFirst } from './opened-first.ts';

test.each([
  ['Open "/cart". Check that the page shows "Empty".', '/cart'],
  ['Open "https://shop.example/cart". Click "Pay".', 'https://shop.example/cart'],
  ['Click "Pay". Open "/cart".', undefined],
  ['Type "{{unique email}}" in the "Email" field.', undefined],
  ['', undefined],
])('%s', (text, address) => {
  expect(openedFirst(readStated(text).requirements[0]?.steps ?? [])).toBe(address);
});
