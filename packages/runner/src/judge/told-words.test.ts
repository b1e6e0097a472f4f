import { describe, expect, it, test } from 'vitest';
import { findTelling, isReported } from './told-words.ts';

const page = `Returns
Send anything back within 30 days. It may not go into the oven.
We have sent a confirmation to mia@example.com. No refund was paid.
Your picture failed to be saved. The parcel is sent until Friday.`;

describe('what a page says in other words', () => {
  test.for<[told: string, isThere: boolean]>([
    ['you can send anything back within 30 days', true],
    ['you can send anything back within 14 days', false],
    ['you cannot send anything back within 30 days', false],
    ['a confirmation was sent to mia@example.com', true],
    ['a confirmation was sent to tom@example.com', false],
    ['it may go into the oven', false],
    ['it must not go into the oven', true],
    ['a refund was paid', false],
    ['the picture was saved', false],
    ['the picture failed to be saved', true],
    ['the parcel was sent', false],
    ['returns', false],
  ])('%s', ([told, isThere]) => {
    expect(findTelling(page, told) !== undefined).toBe(isThere);
  });
});

describe('what was told without quotes', () => {
  it('is what follows "says that" and the like', () => {
    expect(isReported('It says that you can pay later.', 'you can pay later')).toBe(true);
    expect(isReported('I am told that the file is too large', 'file is too large')).toBe(true);
  });

  it('is nothing in quotes, and nothing that nobody says', () => {
    expect(isReported('It says that "you can pay later".', 'you can pay later')).toBe(false);
    expect(isReported('The first row is Ada Lovelace.', 'Ada Lovelace')).toBe(false);
    expect(isReported('Check that the page shows "you can pay later"', 'you can pay later')).toBe(false);
  });
});
