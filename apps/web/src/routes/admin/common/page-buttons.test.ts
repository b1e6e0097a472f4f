import { describe, expect, it } from 'vitest';
import { pageButtons } from './page-buttons.ts';

describe('pageButtons', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [4, 12, [2, 3, 4, 5, 6]],
    [10, 12, [8, 9, 10, 11, 12]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
  ])('on page %i of %i', (page, pages, buttons) => {
    expect(pageButtons(page, pages)).toEqual(buttons);
  });
});
