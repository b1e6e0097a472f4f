import { expect, it } from 'vitest';
import { formatCount, formatDay, formatExactly, formatPercent } from './format-figures.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1.0K'],
  [1500, '1.5K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [1_000_001, '1.0M'],
  [2_340_000, '2.3M'],
])('writes the count %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});

it.each([
  [0, '0.0%'],
  [33.33, '33.3%'],
  [66.67, '66.7%'],
  [100, '100.0%'],
])('writes the percentage %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

it('writes days of UTC wherever it is read, and counts with every digit', () => {
  expect(formatDay('2026-03-01')).toBe('Mar 1');
  expect(formatExactly(1_234_567)).toBe('1,234,567');
});
