import { describe, expect, it } from 'vitest';
import { readLocator, type StoredLocator } from './read-locator.ts';

const options = (...all: [string, string | boolean][]) => ({ options: all });

describe('readLocator', () => {
  it.each<[string, StoredLocator]>([
    [
      "getByRole('button', { name: 'OK', exact: true })",
      [{ method: 'getByRole', args: ['button', options(['name', 'OK'], ['exact', true])] }],
    ],
    [
      "getByRole('link', { name: 'Ann\\'s \\\\ page' })",
      [{ method: 'getByRole', args: ['link', options(['name', "Ann's \\ page"])] }],
    ],
    ["getByText('a\\nb \\u2028')", [{ method: 'getByText', args: ['a\nb \u2028'] }]],
    ["getByText('a, { name: b }).click()')", [{ method: 'getByText', args: ['a, { name: b }).click()'] }]],
    [
      "getByRole('row').filter({ hasText: 'Ann\\'s' }).getByRole('cell').nth(2)",
      [
        { method: 'getByRole', args: ['row'] },
        { method: 'filter', args: [options(['hasText', "Ann's"])] },
        { method: 'getByRole', args: ['cell'] },
        { method: 'nth', args: [2] },
      ],
    ],
    [
      "getByRole('row').filter({ hasNot: getByRole('columnheader') }).first()",
      [
        { method: 'getByRole', args: ['row'] },
        {
          method: 'filter',
          args: [{ options: [['hasNot', { chain: [{ method: 'getByRole', args: ['columnheader'] }] }]] }],
        },
        { method: 'first', args: [] },
      ],
    ],
    [
      'locator(\'iframe[title="Preview"]\').contentFrame().getByText(/^a[/]\\/b$/i)',
      [
        { method: 'locator', args: ['iframe[title="Preview"]'] },
        { method: 'contentFrame', args: [] },
        { method: 'getByText', args: [{ pattern: '^a[/]\\/b$', flags: 'i' }] },
      ],
    ],
  ])('reads %s', (shown, locator) => {
    expect(readLocator(shown)).toEqual(locator);
  });

  it.each([
    "frame 1: getByText('OK')",
    "getByText('OK').click()",
    "getByText('OK'); process.exit()",
    "getByText('OK'",
    "getByText(`\u0024{'OK'}`)",
    'getByText(process)',
    "getByMagic('OK')",
    '',
  ])('refuses %s', (shown) => {
    expect(readLocator(shown)).toBeUndefined();
  });
});
