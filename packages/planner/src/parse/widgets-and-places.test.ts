import { expect, test } from 'vitest';
import { read } from './test-read.ts';

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

test.for<[text: string, ...steps: string[]]>([
  ['The amount of Paper in May is 10.', 'Check that "Paper" in the "May" section is 10'],
  ['The value for Ink in June must still be 7.', 'Check that "Ink" in the "June" section is 7'],
  ['The cell goes back to 90.', 'Check that the cell is 90'],
  ['Confirm it with Enter.', 'Press "Enter"'],
])('cells: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<[text: string, ...steps: string[]]>([
  ['Go to Letter > Move to > Bin in the menu.', 'Click "Letter"', 'Click "Move to"', 'Click "Bin"'],
  ['Open Message > Delete.', 'Click "Message"', 'Click "Delete"'],
  ['Select the message "Greetings".', 'Choose the "Greetings" item'],
  ['Select the row of Ben.', 'Choose the row of "Ben"'],
  ['In the summary it says "Two items".', 'Check that "summary" shows "Two items"'],
  ['The preview shows the sentence about Porto.', 'Check that "preview" shows "Porto"'],
  ['On the Looks tab of the settings choose Dark.', 'Click the "Looks" tab', 'Choose "Dark"'],
  ['In the News tab turn Monthly report on.', 'Click the "News" tab', 'Tick "Monthly report"'],
  ['Go with the mouse to the info icon.', 'Hover over the "info" icon'],
])('places: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
