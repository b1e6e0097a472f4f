import { expect, test } from 'vitest';
import { parseRequirement } from '../../parse/parse-requirement.ts';
import { openedFirst } from './opened-first.ts';

test.each([
  ['Open /cart. The page shows "Empty".', '/cart'],
  ['Open https://shop.example/cart and click "Pay".', 'https://shop.example/cart'],
  ['Click "Pay", then open /cart.', undefined],
  ['Type "{{unique email}}" in the "Email" field.', undefined],
  ['', undefined],
])('%s', (text, address) => {
  expect(openedFirst(parseRequirement(text).requirements[0]?.steps ?? [])).toBe(address);
});
