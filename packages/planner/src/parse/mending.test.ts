import { expect, test } from 'vitest';
import { mendSpelling } from './mending.ts';

test('slips in verbs, kinds and words of claims are mended', () => {
  expect(mendSpelling('Clik the buton, then slect a colum. The mesage shuld be visble.').text).toBe(
    'Click the button, then select a column. The message should be visible.',
  );
});

test('words of English are left as they are, however near to a verb or a kind', () => {
  const text =
    'Bring up the browser; tags are optional according to the forum. It leads to the tablet page and produces an invoice. Draw a star, exit, clone the swatch.';
  expect(mendSpelling(text)).toEqual({ text, mended: [] });
});
