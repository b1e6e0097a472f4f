import { describe, expect, test } from 'vitest';
import { findDate } from './dates.ts';
import { compareTexts } from './judge-compared.ts';

describe('comparing what is shown', () => {
  test.each([
    ['$12.90', 'more than', ['$8.00'], true],
    ['$8.00', 'more than', ['$8.00'], false],
    ['Total: $12.90', '=', ['$8.00', '$4.90'], true],
    ['$0.30', '=', ['$0.10', '$0.20'], true],
    ['1.234,50 €', 'less than', ['2.000,00 €'], true],
    ['15 Nov 2026', '=', ['2026-11-15'], true],
    ['2026-11-16', 'more than', ['2026-11-15'], true],
    ['2026-11-14', 'more than', ['2026-11-15'], false],
    ['Pending', '=', ['Pending'], true],
    ['Pending', '=', ['Done'], false],
    ['Pending', 'more than', ['Done'], undefined],
    ['3 of 5', 'more than', ['1'], undefined],
  ] as const)('%j is %s %j: %s', (actual, comparison, expected, holds) => {
    expect(compareTexts(actual, comparison, expected)).toBe(holds);
  });

  test.each([
    ['Ordered on Nov 15, 2026', '2026-11-15'],
    ['from 2026-01-01 to 2026-02-01', undefined],
    ['no date', undefined],
  ])('the date in %j is %s', (text, date) => {
    expect(findDate(text)).toBe(date);
  });
});
