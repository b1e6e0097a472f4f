import { expect, test } from 'vitest';
import { filterLog } from './filter-log.ts';

const at = '2026-01-02T03:04:05.000Z';
const lines = [
  { at, level: 'info' as const, message: 'Opened the shop.' },
  { at, level: 'warning' as const, message: 'The shop is slow.' },
  { at, level: 'error' as const, message: 'The cart is gone.' },
];

test.each([
  ['all', '', 3],
  ['trouble', '', 2],
  ['error', '', 1],
  ['all', 'SHOP', 2],
  ['all', 'slow  shop', 1],
  ['error', 'shop', 0],
  ['all', '.*', 0],
] as const)('%s lines with "%s": %i', (filter, words, count) =>
  expect(filterLog(lines, filter, words)).toHaveLength(count),
);
