import { expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const today = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['3', 3000],
  [' 0 ', 0],
  ['1.5', 1500],
  ['Sun, 01 Mar 2026 12:01:00 GMT', 60_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j is %j milliseconds', (header, expected) => {
  expect(readRetryAfter(header, today)).toBe(expected);
});
