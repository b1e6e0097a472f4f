import { expect, test } from 'vitest';
import { findWords } from './text.ts';

const text = 'Cart\n1. Open the cart.\n2. Open  the\ncart.\n';

test.each<[words: string, line: number | null, found: string | undefined]>([
  ['open the cart', null, 'Open the cart'],
  ['Open the cart', 3, 'Open  the\ncart'],
  // It was put otherwise when it was read.
  ['I open a cart', 2, '1. Open the cart.'],
  ['Open the cart', 9, 'Open the cart'],
  ['1.+', null, undefined],
  ['', null, undefined],
  ['', 5, undefined],
])('%j from line %s', (words, line, found) => {
  const place = findWords(text, words, line);
  expect(place && text.slice(place.start, place.end)).toBe(found);
});
