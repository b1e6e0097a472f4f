import { expect, test } from 'vitest';
import { isSorted } from './sorting.ts';

test.for([
  [['$9.99', '$29.99', '$100.00'], 'ascending', true],
  [['$100.00', '$29.99', '$9.99'], 'ascending', false],
  [['$100.00', '$29.99', '$9.99'], 'descending', true],
  [['1.299,00 €', '12,00 €'], 'descending', true],
  [['Apple', 'banana', 'Cherry'], 'ascending', true],
  [['Item 2', 'Item 10'], 'ascending', true],
  [['01.02.2026', '15.01.2026'], 'ascending', false],
  [['15.01.2026', '01.02.2026'], 'ascending', true],
  [['Jan 5, 2026', 'February 1, 2026'], 'ascending', true],
  [['same', 'same'], 'ascending', true],
  [['same', 'same'], 'descending', true],
] as const)('%j %s: %s', ([values, direction, holds]) => {
  expect(isSorted(values, direction)).toBe(holds);
});
