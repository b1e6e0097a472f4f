import { describe, expect, it } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.reason}`)),
  );
}

describe('words that nothing would be checked for', () => {
  it.each([
    ['The total is $5 instead of $6.'],
    ['A name longer than 50 characters is rejected with "Name too long".'],
    ['The help page works without problems.'],
    ['The "Save" button is disabled for guests.'],
    ['"Saved" is shown twice.'],
  ])('are handed back: %s', (text) => {
    expect(read(text).every((sentence) => sentence.startsWith('? '))).toBe(true);
  });

  it('are handed back where a place and a thing were cut off from their claim', () => {
    const [first, second] = read('In the preview the heading Harvest and the text "Ripe" should be visible.');
    expect(first).toMatch(/^\? /);
    expect(second).toBe('Check that the page shows "Ripe"');
  });

  it('are named in the reason', () => {
    expect(read('The "Save" button is disabled for guests.').join()).toContain(
      'Nothing would be checked or done for',
    );
  });

  it.each([
    ['The "Save" button is still disabled.', 'Check that the "Save" button is disabled'],
    ['Only two messages are listed.', 'Check that the number of messages is 2'],
    ['The folder "Receipts" is listed again.', 'Check that "Receipts" is visible'],
    ['"Saved" no longer appears.', 'Check that the page does not show "Saved"'],
  ])('are few: %s', (text, sentence) => {
    expect(read(text)).toEqual([sentence]);
  });
});

describe('time limits of pages', () => {
  it.each([
    ['The help page should take no longer than 2 seconds to load.'],
    ['The page needs at most 2 seconds to load.'],
    ['It must not take more than 2 seconds until the page is loaded.'],
    ['The page has to be fully loaded in under 2 seconds.'],
  ])('are read whatever the order of their words: %s', (text) => {
    expect(read(text).at(-1)).toBe('Check that the page load takes at most 2 seconds');
  });

  it('are not made of lower bounds', () => {
    expect(read('The page takes at least 2 seconds to load.').join()).not.toContain('page load');
  });
});

describe('what holds only after something', () => {
  it('is looked at before and after', () => {
    expect(read('The "Pay" button is only enabled after the terms checkbox has been ticked.')).toEqual([
      'Check that the "Pay" button is not enabled',
      'Tick the "terms" checkbox',
      'Check that the "Pay" button is enabled',
    ]);
  });
});

describe('orders of things', () => {
  it.each([
    ['The products are listed from the lowest price to the highest.', 'ascending'],
    ['The products should be sorted from the highest price to the lowest.', 'descending'],
  ])('are told by their ends: %s', (text, direction) => {
    expect(read(text)).toEqual([`Check that "products" is sorted by "price" in ${direction} order`]);
  });
});
