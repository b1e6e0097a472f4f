import { expect, test } from 'vitest';
import { countCovered, countIgnored, type Span } from './ignored.ts';

test.for<[Span[], number]>([
  [[], 0],
  [[[2, 5]], 3],
  [
    [
      [0, 4],
      [4, 6],
    ],
    6,
  ],
  [
    [
      [0, 4],
      [2, 6],
    ],
    6,
  ],
  [
    [
      [0, 10],
      [2, 4],
      [8, 12],
    ],
    12,
  ],
])('%j cover %i pixels', ([spans, pixels]) => {
  expect(countCovered(spans)).toBe(pixels);
});

test('an area inside another is counted once', () => {
  const areas = [
    { x: 0, y: 0, width: 10, height: 4 },
    { x: 2, y: 1, width: 3, height: 2 },
  ];
  expect(countIgnored(areas, { width: 10, height: 10 })).toBe(40);
});
