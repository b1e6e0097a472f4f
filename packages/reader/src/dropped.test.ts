import { readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { dropsPart } from './dropped.ts';

function drops(sentence: string, ...steps: string[]): boolean {
  return dropsPart(
    sentence,
    steps.flatMap((step) => readCanonical(step) ?? []),
  );
}

test.for<[sentence: string, ...steps: string[]]>([
  [
    'You stay on the login page and read that the e-mail or the password is wrong.',
    'Check that the "login" page is shown',
  ],
  ['The Total is $12.00, while confetti rains on the mascot.', 'Check that "Total" is $12'],
])('a part that no step stands for is noticed: %s', ([sentence, ...steps]) => {
  expect(drops(sentence, ...steps)).toBe(true);
});

test.for<[sentence: string, ...steps: string[]]>([
  ['You stay on the login page.', 'Check that the "login" page is shown'],
  ['Press Save and the list is shown.', 'Click "Save"', 'Check that the list is visible'],
  [
    'The page should show "Saved" and the Total is $12.00.',
    'Check that the page shows "Saved"',
    'Check that "Total" is $12',
  ],
])('nothing is missed where every part has its step: %s', ([sentence, ...steps]) => {
  expect(drops(sentence, ...steps)).toBe(false);
});
