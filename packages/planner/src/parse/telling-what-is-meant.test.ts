import { describe, expect, it } from 'vitest';
import { read } from './test-read.ts';

/** The last step of a text. */
function last(text: string): string | undefined {
  return read(text).at(-1);
}

describe('a thing that was named before', () => {
  it.each([
    ['Click Delete next to Milk. The entry is gone.', 'Check that the "Milk" item is hidden'],
    [
      'Click Delete in the row of "Invoice 7". The invoice must not be in the list any more.',
      'Check that "Invoice 7" in the list is not visible',
    ],
    [
      'Delete the file report.pdf. The file should not be listed anymore.',
      'Check that "report.pdf" is not visible',
    ],
    ['Remove the Blue Mug from the cart. The mug is gone.', 'Check that "Blue Mug" is hidden'],
    [
      'Archive the card "Apollo" from its menu. The card must no longer be in the To do column.',
      'Check that the "Apollo" card in the "To do" column is not visible',
    ],
    [
      'Open "Team lunch" and click Delete. The event is no longer in the calendar.',
      'Check that "Team lunch" in the "calendar" section is not visible',
    ],
    [
      'Type "Buy milk" in the "New task" field and press Enter. The task appears in the list.',
      'Check that "Buy milk" in the list is visible',
    ],
    [
      'Press Pause in the row of City Transit. The order shows "Paused".',
      'Check that the "City Transit" item shows "Paused"',
    ],
    [
      'Open the message "Invoice March". Click Archive. The message is no longer in the inbox.',
      'Check that "Invoice March" in the "inbox" section is not visible',
    ],
    [
      'Click the heart of Casa Azul, then open Favourites. The hotel is listed there.',
      'Check that "Casa Azul" is visible',
    ],
    [
      'Delete the user Tom Berg. The user is no longer in the table.',
      'Check that "Tom Berg" in the table is not visible',
    ],
    [
      'Delete the client Acme. The client should not be in the list.',
      'Check that "Acme" in the list is not visible',
    ],
  ])('is what "%s" speaks of', (text, sentence) => {
    expect(last(text)).toBe(sentence);
  });

  it('is opened, and what is open fills its window', () => {
    expect(read('The card "Apollo" has one comment. I open the card and close the card.')).toEqual([
      expect.stringContaining('"Apollo" card'),
      'Click the "Apollo" card',
      'Click the "Close" button',
    ]);
    expect(last('Open the ticket "Printer on fire". The ticket shows "High".')).toBe(
      'Check that the page shows "High"',
    );
    expect(last('Open "Apollo" and press Archive. The card closes.')).toBe('Check that the dialog is hidden');
  });

  it.each([
    'The card window closes by itself.',
    'The task dialog is closed.',
    'The popup closes on its own.',
  ])('is the dialog that is open where "%s"', (claim) => {
    expect(last(`Open "Apollo" and click Save. ${claim}`)).toBe('Check that the dialog is hidden');
  });

  it('is the one that was called so, whatever was used since', () => {
    expect(last('Delete the task "Plan". Click Undo next to "Old note". The task is in the list.')).toBe(
      'Check that "Plan" in the list is visible',
    );
  });

  it('is not guessed where it could be several', () => {
    expect(last('Click Pin next to "Alpha". Open "Beta". The project is in the list.')).toMatch(/^\? /);
  });

  it('is no word of a page that was opened, nor what was searched for or logged in with', () => {
    expect(last('Open "Standing orders". The order is in the list.')).toBe(
      'Check that "order" in the list is visible',
    );
    expect(last('Type "blue" in the "Colour" field. The product is in the list.')).toBe(
      'Check that "product" in the list is visible',
    );
    expect(last('Type "ada" in the "User name" field and click Save. The account is in the list.')).toBe(
      'Check that "account" in the list is visible',
    );
  });

  it('is told apart from who uses the page', () => {
    expect(last('Click Delete in the row of Tom Berg. The user is shown a message "Deleted".')).toBe(
      'Check that the message shows "Deleted"',
    );
  });
});
