import { expect, test } from 'vitest';
import { read } from './test-read.ts';

type Row = [text: string, ...steps: string[]];

test.for<Row>([
  ['Give 4 stars and continue.', 'Choose "4 stars"', 'Click "Continue"'],
  ['Give your list the name "Groceries" and press Save.', 'Type "Groceries" in "name"', 'Click "Save"'],
  [
    'I give my post the title "Spring" and write "It is warm" into it.',
    'Type "Spring" in "title"',
    'Type "It is warm" in "post"',
  ],
])('what something is given: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'The preview further down shows the heading Harvest and the text Apples are ripe.',
    'Check that "preview" shows "Harvest"',
    'Check that "preview" shows "Apples are ripe"',
  ],
  [
    'The list shows the name Ann and the name Ben.',
    'Check that the list shows "Ann"',
    'Check that the list shows "Ben"',
  ],
  [
    'Check the summary: the name is Iris and the rating is "4 of 5 stars".',
    'Check that "name" shows exactly "Iris"',
    'Check that "rating" shows exactly "4 of 5 stars"',
  ],
  ['Check the terms: the button is enabled.', 'Tick "terms"', 'Check that the button is enabled'],
  [
    'The hotels Old Mill and City Lodge must be listed.',
    'Check that "Old Mill" is visible',
    'Check that "City Lodge" is visible',
  ],
  [
    'Ann is in the Done list now, which then contains 2 cards.',
    'Check that "Ann" in the "Done" list is visible',
    'Check that the number of cards in the "Done" list is 2',
  ],
])('what parts of a thing show: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'All four boxes get ticked, Cooking too.',
    'Check that the number of checkboxes is at least 4',
    'Check that every checkbox is checked',
    'Check that "Cooking" is checked',
  ],
  ['All boxes are ticked.', 'Check that every checkbox is checked'],
  [
    'All checkboxes are ticked, including Sports.',
    'Check that every checkbox is checked',
    'Check that "Sports" is checked',
  ],
])('all boxes: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'The first row must be Ines Weber with 9,800 and the second Farid Hassan with 38,500.',
    'Check that the first row shows "Ines Weber"',
    'Check that the first row contains "9,800"',
    'Check that the second row shows "Farid Hassan"',
    'Check that the second row contains "38,500"',
  ],
  ['The fee must be $5 and the total $25.', 'Check that "fee" is $5', 'Check that "total" is $25'],
  [
    'Double-click the 60 in the Travel row (that is February) and press Enter. The total of that row is 370.',
    'Double-click "60" in the row of "Travel"',
    'Press "Enter"',
    'Check that "total" in the row of "Travel" is 370',
  ],
])('what stands in rows: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  ['It says: Removed "Blue Mug".', 'Check that it shows "Removed \\"Blue Mug\\""'],
  ['The page says "Blue Mug" was removed.', 'Check that the page shows "\\"Blue Mug\\" was removed"'],
  ['After a short countdown you see: "Mug" is sold.', 'Check that the page shows "\\"Mug\\" is sold"'],
  ['Then you see: "My trip" is published.', 'Check that the page shows "\\"My trip\\" is published"'],
  [
    'The page says Untitled and "Nothing yet." The size is 100 %.',
    'Check that the page shows "Untitled"',
    'Check that the page shows "Nothing yet."',
    'Check that "size" is 100%',
  ],
  ['A message says: "Saved."', 'Check that the message shows "Saved."'],
  [
    'The page says "Hello" and "Mug" is selected.',
    'Check that the page shows "Hello"',
    'Check that "Mug" is selected',
  ],
])('a text with a quoted name in it: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Search for a hotel in Paris, France, arriving on 11 March 2027.',
    'Type "11 March 2027" in "check-in"',
    'Type "Paris, France" in the "search" field',
    'Press "Enter" in the "search" field',
  ],
  [
    'Look for hotels in Oslo from 3 May 2027 to 5 May 2027.',
    'Type "3 May 2027" in "check-in"',
    'Type "5 May 2027" in "check-out"',
    'Type "Oslo" in the "search" field',
    'Press "Enter" in the "search" field',
  ],
])('where and when: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Sorting was broken in the last release, it put 104 before 38. It has to sort by the number:\n1. Click Sort.\n2. The first row is Ann.',
    'Click "Sort"',
    'Check that the first row shows exactly "Ann"',
  ],
  [
    'A comment may have at most 100 characters, and the user sees how many are left. Type "Fine" into the comment. The page says "96 left".',
    'Type "Fine" in "comment"',
    'Check that the page shows "96 left"',
  ],
  [
    'Press Escape and nothing happens. The name is still Ann.',
    'Press "Escape"',
    'Check that "name" shows exactly "Ann"',
  ],
  ['Then nothing changes, the total is still €5.', 'Check that "total" is €5'],
  [
    'As long as there is no text, the Publish button is disabled.',
    'Check that the "Publish" button is disabled',
  ],
  [
    'Click Log in. The message says the password was wrong.',
    'Click "Log in"',
    'Check that the message matches "/password was wrong/i"',
  ],
])('what is told beside the steps: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  ['Click Save. Nothing happens.', 'Click "Save"', '? Nothing happens'],
  ['We see who wrote it.', '? We see who wrote it'],
  ['The user sees how many are left.', '? The user sees how many are left'],
])('what cannot be looked for: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Press the plus next to Guests. The field must say 3.',
    'Click "plus" next to "Guests"',
    'Check that the "Guests" field has the value "3"',
  ],
  ['Click Close. You say Cancel there as well.', 'Click "Close"', 'Click "Cancel"'],
  [
    'Type Buy cake into New card and press Add card. It turns up in To do, which now has 4 cards.',
    'Type "Buy cake" in "New card"',
    'Click "Add card"',
    'Check that "Buy cake" in the "To do" section is visible',
    'Check that the number of cards in the "To do" section is 4',
  ],
  [
    'Enter "x" as the password and click Log in. It is shown in the header.',
    'Type "x" in "password"',
    'Click "Log in"',
    'Check that it in the "header" section is visible',
  ],
])('what was spoken of: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'The list shows only Ann Lee and Ben.',
    'Check that "Ann Lee" is visible',
    'Check that "Ben" is visible',
    'Check that the number of "result" items is 2',
  ],
  [
    'The third page has just Ann and Ben, and Next is disabled there.',
    'Check that "Ann" is visible',
    'Check that "Ben" is visible',
    'Check that the number of "result" items is 2',
    'Check that "Next" is disabled',
  ],
  [
    'The cart contains only the Blue Mug.',
    'Check that "Blue Mug" in the "cart" section is visible',
    'Check that the number of "result" items is 1',
  ],
  ['The page has only one heading.', 'Check that the number of headings is 1'],
])('what is all there is: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Hover over the info icon next to the zone and a tooltip explains "Shown in this zone."',
    'Hover over the "info" icon next to "zone"',
    'Check that the page shows "Shown in this zone."',
  ],
  [
    'My note shows up in the list with "1 note" underneath.',
    'Check that "note" in the list is visible',
    'Check that the page shows "1 note"',
  ],
  ['There are 2 guests to begin with.', 'Check that the number of "guest" items is 2'],
  [
    'Select French in the languages list in addition to English.',
    'Select "French" from the "languages" list',
  ],
  ['Open the help page on its own.', 'Go to the "help" page'],
  ['Put just tom into the To field.', 'Type "tom" in the "To" field'],
  ['There is a short countdown, and then the page says "Done".', 'Check that the page shows "Done"'],
  ['Under More actions I press Show details.', 'Click "Show details" in the "More actions" section'],
])('what is said besides: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test('who cannot send something goes nowhere', () => {
  expect(read('I cannot send the message.')).toEqual(['? I cannot send the message']);
});
