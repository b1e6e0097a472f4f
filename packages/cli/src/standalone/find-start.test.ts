import { draftText } from '@assay/language/read';
import { expect, test } from 'vitest';
import { findStart } from './find-start.ts';

test.each([
  ['Click "Save".', undefined, undefined],
  ['Click "Save".', 'http://shop.test/a', 'http://shop.test/a'],
  ['Open "/cart". Click "Save".', 'http://shop.test/a', 'http://shop.test/cart'],
  ['Open "/cart". Click "Save".', undefined, undefined],
  ['Open "https://example.com/x". Click "Save".', 'http://shop.test/', 'https://example.com/x'],
  ['Open "localhost:3000/x". Click "Save".', undefined, 'http://localhost:3000/x'],
  ['Click "Save". Open "/cart".', 'http://shop.test/a', 'http://shop.test/a'],
])('%s on %s begins at %s', async (text, url, start) => {
  const { parsed } = await draftText(text, { owner: 'ada' });
  expect(findStart(parsed, url)).toBe(start);
});
