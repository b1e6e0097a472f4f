import { expect, test } from 'vitest';
import { describeSurroundings, formatDifference, formatThreshold, nameAmount } from './describe.ts';

test.each([
  [0, '0.0%'],
  [0.000_01, '<0.1%'],
  [0.099, '<0.1%'],
  [0.1, '0.1%'],
  [1.249, '1.2%'],
  [100, '100.0%'],
])('a difference of %s reads %s', (percent, text) => {
  expect(formatDifference(percent)).toBe(text);
});

test.each([
  [0.1, '10%'],
  [0.001, '0.1%'],
  [0, '0%'],
  [0.07, '7%'],
  [0.000_05, '0.005%'],
])('a threshold of %s reads %s', (fraction, text) => {
  expect(formatThreshold(fraction)).toBe(text);
});

test('words around them', () => {
  expect(describeSurroundings({ browser: 'chrome', viewport: '1280x720' })).toBe('chrome, 1280 × 720');
  expect(describeSurroundings({ browser: '', viewport: '' })).toBe('');
  expect([nameAmount(1, 'version'), nameAmount(1200, 'version')]).toEqual(['1 version', '1,200 versions']);
});
