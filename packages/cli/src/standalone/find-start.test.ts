import { parseRequirement } from '@assay/planner';
import { expect, test } from 'vitest';
import { findStart } from './find-start.ts';

test.each([
  ['Click "Save".', undefined, undefined],
  ['Click "Save".', 'http://shop.test/a', 'http://shop.test/a'],
  ['Open /cart. Click "Save".', 'http://shop.test/a', 'http://shop.test/cart'],
  ['Open /cart. Click "Save".', undefined, undefined],
  ['Open https://example.com/x and click "Save".', 'http://shop.test/', 'https://example.com/x'],
  ['Open localhost:3000/x and click "Save".', undefined, 'http://localhost:3000/x'],
  ['Click "Save" and open /cart.', 'http://shop.test/a', 'http://shop.test/a'],
])('%s on %s begins at %s', (text, url, start) => {
  expect(findStart(parseRequirement(text), url)).toBe(start);
});
