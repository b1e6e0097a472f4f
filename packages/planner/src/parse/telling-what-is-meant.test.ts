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

describe('a button', () => {
  it.each([
    [
      'Click Load more. Click it a second time. The button has disappeared.',
      'Check that "Load more" is hidden',
    ],
    ['Press "Show all". The button is gone.', 'Check that "Show all" is hidden'],
    ['Click Subscribe. The button is no longer visible.', 'Check that "Subscribe" is not visible'],
    ['Click Subscribe. That button must not be shown any more.', 'Check that "Subscribe" is not visible'],
    ['Click "Resend code". A message says "Sent". The link is gone.', 'Check that "Resend code" is hidden'],
    [
      '"Delete forever" is disabled. Type "Harbor" in the box. The button is enabled.',
      'Check that "Delete forever" is enabled',
    ],
  ])('is the one that was pressed or spoken of: "%s"', (text, sentence) => {
    expect(last(text)).toBe(sentence);
  });

  it('is left to the page where none was named, or where it is there', () => {
    expect(last('Tick "I agree". The button is enabled.')).toBe('Check that the button is enabled');
    expect(last('Click Follow. The button now says "Following".')).toBe(
      'Check that the button shows "Following"',
    );
    expect(last('Open Settings. The button is gone.')).toBe('Check that the button is hidden');
  });
});

describe('what is done again', () => {
  it('is done with what was clicked, whatever was looked at since', () => {
    expect(read('Click Title. The list shows "Alpha". Click it again.')).toEqual([
      'Click "Title"',
      'Check that the list shows "Alpha"',
      'Click "Title"',
    ]);
  });

  it.each(['open it once more', 'open it again'])('is "%s" with what was opened', (words) => {
    expect(last(`Open "Cookie banner", click Pin, close the card and ${words}.`)).toBe(
      'Click "Cookie banner"',
    );
  });
});
