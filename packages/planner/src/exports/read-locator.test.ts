import { describe, expect, it } from 'vitest';
import type { StoredLocator } from './exported-case.ts';
import { readLocator } from './read-locator.ts';

describe('readLocator', () => {
  it.each<[string, StoredLocator | undefined]>([
    ["getByRole('button', { name: 'OK' })", { by: 'role', role: 'button', name: 'OK' }],
    ["getByRole('dialog')", { by: 'role', role: 'dialog' }],
    ["getByRole('link', { name: 'Ann\\'s \\\\ page' })", { by: 'role', role: 'link', name: "Ann's \\ page" }],
    ["getByLabel('User name')", { by: 'label', text: 'User name' }],
    ["getByPlaceholder('Search')", { by: 'placeholder', text: 'Search' }],
    ["getByTitle('Close')", { by: 'title', text: 'Close' }],
    ["getByText('a, { name: b }')", { by: 'text', text: 'a, { name: b }' }],
    ["locator('html > body >> b')", { by: 'css', selector: 'html > body >> b' }],
    ["getByRole('button', { name: 'Add' }).nth(3)", { by: 'role', role: 'button', name: 'Add', nth: 3 }],
    [
      "getByRole('row').filter({ hasText: 'Ann\\'s' }).getByRole('cell').nth(2)",
      { by: 'role', role: 'cell', nth: 2, inside: { role: 'row', text: "Ann's" } },
    ],
    [
      "getByRole('listitem').filter({ hasText: 'Mug' }).getByText('In stock')",
      { by: 'text', text: 'In stock', inside: { role: 'listitem', text: 'Mug' } },
    ],
    ["getByRole('row').filter({ hasText: 'x' }).evil()", undefined],
    ["getByText('OK').nth(1).nth(2)", undefined],
    ["frame 1: getByText('OK')", undefined],
    ["getByText('OK').click()", undefined],
    ["getByText('OK'); process.exit()", undefined],
    ["getByMagic('OK')", undefined],
    ['', undefined],
  ])('reads %s', (shown, locator) => {
    expect(readLocator(shown)).toEqual(locator);
  });
});
