import { expect, test } from 'vitest';
import { readThresholds, writeThresholds } from './thresholds.ts';

test.each([
  ['0.1', '0.1', { threshold: 0.001, pixel_threshold: 0.1 }],
  [' 10 % ', '0,25', { threshold: 0.1, pixel_threshold: 0.25 }],
  ['0.07', '0', { threshold: 0.0007, pixel_threshold: 0 }],
  ['100', '1', { threshold: 1, pixel_threshold: 1 }],
])('%s and %s are meant', (difference, tolerance, meant) => {
  expect(readThresholds({ difference, tolerance })).toEqual(meant);
});

const percent = 'Write a number from 0 to 100.';
const pixel = 'Write a number from 0 to 1, such as 0.1.';
test.each([
  ['100.1', '0.1', { difference: percent }],
  ['-1', '1.01', { difference: percent, tolerance: pixel }],
  ['', 'much', { difference: percent, tolerance: pixel }],
  ['1e1', '.5', { difference: percent, tolerance: pixel }],
])('%s and %s are refused', (difference, tolerance, problems) => {
  expect(readThresholds({ difference, tolerance })).toEqual({ problems });
});

test.each([0, 0.0007, 0.07, 0.1, 1])('%s is read as it was written', (threshold) => {
  const written = writeThresholds({ threshold, pixel_threshold: 0.1 });
  expect(readThresholds(written)).toEqual({ threshold, pixel_threshold: 0.1 });
});
