import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}

test.for<[text: string, ...steps: string[]]>([
  [
    'There are three files, march.pdf, april.pdf and may.pdf. lease.pdf is not among them.',
    'Check that the number of "file" items is 3',
    'Check that "march.pdf" is visible',
    'Check that "april.pdf" is visible',
    'Check that "may.pdf" is visible',
    'Check that "lease.pdf" is not visible',
  ],
  ['Royal Court is not among the hotels shown.', 'Check that "Royal Court" is not visible'],
  ['Royal Court is one of them.', 'Check that "Royal Court" is visible'],
  [
    'Among the messages are "Enter your name." and "Accept the terms."',
    'Check that "Enter your name." is visible',
    'Check that "Accept the terms." is visible',
  ],
  [
    'You should see march.pdf and may.pdf, but no lease.pdf.',
    'Check that the page shows "march.pdf"',
    'Check that the page shows "may.pdf"',
    'Check that "lease.pdf" is not visible',
  ],
  [
    'The table contains Ann but not Bob.',
    'Check that the table shows "Ann"',
    'Check that "Bob" is not visible',
  ],
  [
    'Type kim into the filter and you get David Kim and nobody else, and the total is 4.',
    'Type "kim" in "filter"',
    'Check that "David Kim" is visible',
    'Check that the number of "result" items is 1',
    'Check that "total" is 4',
  ],
  [
    'You get 2 products, the Iron Teapot and the Tea Towel, and nothing else.',
    'Check that the number of "product" items is 2',
    'Check that "Iron Teapot" is visible',
    'Check that "Tea Towel" is visible',
  ],
  ['Nobody from London is in the table.', 'Check that "London" in the table is not visible'],
  ['There must be no one from London in the list.', 'Check that "London" in the list is not visible'],
  [
    'Only the mug is left, and the total is $12.00.',
    'Check that "mug" is visible',
    'Check that the number of "result" items is 1',
    'Check that "total" is $12',
  ],
  [
    'The list should then show new.pdf instead of old.pdf, and other.pdf is still there as well.',
    'Check that the list shows "new.pdf"',
    'Check that the list does not show "old.pdf"',
    'Check that the page shows "other.pdf"',
  ],
  [
    'The heading reads "Invoices" rather than "Contracts".',
    'Check that the heading shows "Invoices"',
    'Check that the heading does not show "Contracts"',
  ],
  [
    'Coffee should be gone, while Trains below it is still there.',
    'Check that "Coffee" is hidden',
    'Check that "Trains" is visible',
  ],
  [
    'Both my name and my e-mail are still filled in.',
    'Check that "name" is not empty',
    'Check that "e-mail" is not empty',
  ],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for([
  'Only the matching products are left.',
  'Royal Court is among the three cheapest hotels.',
  'The list shows two files, march.pdf, april.pdf and may.pdf, and nothing else.',
])('what cannot be checked as it was said is handed back: %s', (text) => {
  expect(read(text).join(' ')).toContain('?');
});
