import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  [0, '0 ms'],
  [12.4, '12 ms'],
  [999, '999 ms'],
  [1000, '1.0 s'],
  [59_900, '59.9 s'],
  [60_000, '1.0 min'],
  [150_000, '2.5 min'],
])('writes %d as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
