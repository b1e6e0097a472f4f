import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}

test.for<[text: string, ...steps: string[]]>([
  [
    'The size dropdown offers Small and Extra Large.',
    'Check that the "size" dropdown holds the "Small" option',
    'Check that the "size" dropdown holds the "Extra Large" option',
  ],
  ['Euro is shown as the currency.', 'Check that "currency" shows exactly "Euro"'],
  ['Spain is preselected as the country.', 'Check that "country" shows exactly "Spain"'],
  ['Make sure that Canada is selected as the country.', 'Check that "country" shows exactly "Canada"'],
  ['The currency is set to Euro.', 'Check that "currency" shows exactly "Euro"'],
  ['The currency must still be set to "US Dollar".', 'Check that "currency" shows exactly "US Dollar"'],
  ['The guests field is set to 2.', 'Check that the "guests" field has the value "2"'],
  ['Ann Lee is shown as the first row.', 'Check that "Ann Lee" in the first row is visible'],
])('choices: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
