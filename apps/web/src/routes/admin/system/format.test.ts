import { expect, test } from 'vitest';
import { formatSize, formatSpan } from './format.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1500, '1.5 kB'],
  [81_500_000_000, '81.5 GB'],
  [2e12, '2 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [125, '2 minutes 5 seconds'],
  [3600, '1 hour'],
  [90_000, '1 day 1 hour'],
])('%d seconds are %s', (seconds, text) => expect(formatSpan(seconds)).toBe(text));
