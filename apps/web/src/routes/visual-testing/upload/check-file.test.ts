import { expect, test } from 'vitest';
import { findFileProblem, findSizeProblem, nameStep } from './check-file.ts';

test.each([
  ['shot.png', 'image/png', 20_000_000, null],
  ['shot.webp', 'image/webp', 1, null],
  ['notes.txt', 'text/plain', 10, '“notes.txt” is not an image. Choose PNG, JPEG or WebP files.'],
  ['nameless', '', 10, '“nameless” is not an image. Choose PNG, JPEG or WebP files.'],
  [
    'cat.gif',
    'image/gif',
    10,
    '“cat.gif” is an image of a kind that cannot be compared. Save it as PNG, JPEG or WebP.',
  ],
  ['none.png', 'image/png', 0, '“none.png” is empty.'],
  [
    'big.png',
    'image/png',
    25_000_000,
    '“big.png” is too large: it has 25.0 MB, and at most 20.0 MB can be sent.',
  ],
])('%s of type "%s" with %s bytes', (name, type, size, problem) => {
  expect(findFileProblem({ name, type, size })).toBe(problem);
});

test.each([
  [1440, 8000, null],
  [5000, 10_000, null],
  [33_000, 10, '“a” is too large: it has 33,000 × 10 pixels, and no side may be longer than 32,000.'],
  [
    20_000,
    20_000,
    '“a” is too large: it has 20,000 × 20,000 pixels, and at most 50 million can be compared.',
  ],
])('a picture of %s by %s', (width, height, problem) => {
  expect(findSizeProblem('a', width, height)).toBe(problem);
});

test.each([
  ['Cart_with items.final.png', 'Cart with items.final'],
  ['image.png', ''],
  ['.png', ''],
  [`${'x'.repeat(300)}.jpg`, 'x'.repeat(200)],
])('%s names its step', (file, step) => {
  expect(nameStep(file)).toBe(step);
});
