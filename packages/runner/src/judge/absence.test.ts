import { readCanonical } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import { claimsAbsence } from './absence.ts';

test.for([
  ['the page does not show "Error"', true],
  ['the "Error" message is hidden', true],
  ['the "Save" button is not visible', true],
  ['the "Status" text does not contain "Open"', true],
  ['the page shows "Saved"', false],
  ['the "Save" button is visible', false],
  ['the page address does not contain "login"', false],
] as const)('%s: %s', ([sentence, expected]) => {
  const command = readCanonical(`Check that ${sentence}`);
  if (command?.do !== 'expect') throw new Error(`This is no claim: ${sentence}`);
  expect(claimsAbsence(command)).toBe(expected);
});
