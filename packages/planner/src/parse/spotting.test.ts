import { describe, expect, it } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text)
    .requirements.flatMap(({ steps }) => steps)
    .map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`));
}

describe('the last reading of a clause', () => {
  it('takes every quoted text of a claim as shown', () => {
    expect(read('The note "Meeting at nine" should be in there.')).toEqual([
      'Check that the page shows "Meeting at nine"',
    ]);
  });

  it.each([
    '"A" must be shown only to admins',
    'The texts "A" and "B" should never be seen together',
    'The error "X" should be replaced by "Y"',
    'The message "Sent" should be visible for five seconds',
    'The "Save" button must look dimmed',
    'Anna is the last person online',
    'Year = 2027',
  ])('hands back %s, which says more than that', (text) => {
    expect(read(`Click "Start". ${text}.`)).toEqual(['Click "Start"', `? ${text}`]);
  });

  it('reads who comes first past what is said of it', () => {
    expect(read('The heaviest parcel, the Iron Stove, must be the first in the list.')).toEqual([
      'Check that the first item shows exactly "Iron Stove"',
    ]);
  });

  it('gives each label its own amount', () => {
    expect(read('On the receipt we expect Deposit $10.00, Rent $4.50 and Total $14.50.')).toEqual([
      'Check that "Deposit" is $10',
      'Check that "Rent" is $4.5',
      'Check that "Total" is $14.5',
    ]);
  });

  it('ends a sentence at the full stop inside the quotes', () => {
    expect(read('You should see "All saved." Open the Trash folder.')).toEqual([
      'Check that the page shows "All saved."',
      'Click "Trash folder"',
    ]);
  });

  it('never loses an order behind a place', () => {
    expect(read('In the cart I click "Remove" next to Ink.')).toEqual([
      'Go to the "cart" page',
      'Click "Remove" next to "Ink"',
    ]);
  });

  it('keeps what a requirement is about as a remark', () => {
    expect(read('Please verify the guest checkout. Click "Pay". "Paid" is shown.')).toEqual([
      'Click "Pay"',
      'Check that the page shows "Paid"',
    ]);
  });
});
