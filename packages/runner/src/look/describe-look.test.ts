import { expect, test } from 'vitest';
import { describeLook } from './describe-look.ts';

const nothing = { diffPercentage: 0, diffPixels: 0, threshold: 0, regions: [], shifts: [] };
const place = { x: 0, y: 0, width: 2, height: 2 };

test.each([
  [
    { ...nothing, status: 'new' as const },
    'the page is kept as the baseline; there was nothing to compare with yet',
  ],
  [{ ...nothing, status: 'passed' as const }, 'the page looks the same'],
  [
    {
      status: 'failed' as const,
      diffPercentage: 1.2345,
      diffPixels: 8145,
      threshold: 0,
      regions: [place, place, place],
      shifts: [
        { kind: 'inserted' as const, y: 1200, rows: 42 },
        { kind: 'removed' as const, y: 7, rows: 1 },
      ],
    },
    '1.23 % of the page changed: 8,145 pixels in 3 places; 42 rows came in at 1,200; 1 row went at 7',
  ],
  [
    {
      ...nothing,
      status: 'passed' as const,
      diffPercentage: 0.001,
      diffPixels: 1,
      threshold: 0.005,
      regions: [place],
    },
    'less than 0.01 % of the page changed: 1 pixel in 1 place, which is within the tolerance of 0.5 %',
  ],
])('%j is told', (result, told) => {
  expect(describeLook(result, 'the page')).toBe(told);
});
