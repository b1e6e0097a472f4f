import { expect, test } from 'vitest';
import { renderStep } from '../steps/render.ts';
import { parseRequirement } from './parse-requirement.ts';
import { read } from './test-read.ts';

test.for<[text: string, ...steps: string[]]>([
  [
    'Choose Delete from the actions menu of "Invoice 12".',
    'Click "actions menu" in the "Invoice 12" item',
    'Click "Delete"',
  ],
  [
    'We suspend Ann Lee via the three-dots menu in her row and confirm.',
    'Click "three-dots menu" in the row of "Ann Lee"',
    'Click "Suspend"',
    'Click "Confirm"',
  ],
  ['In the menu of Tom Becker choose Remove.', 'Click "menu" in the "Tom Becker" item', 'Choose "Remove"'],
  [
    'Open the three-dot menu next to Anna and click Remove.',
    'Click "three-dot menu" in the "Anna" item',
    'Click "Remove"',
  ],
  [
    'Move the card "Paint it" from Doing to Done with its menu.',
    'Click "menu" in the "Paint it" card in the "Doing" section',
    'Click "Move to Done"',
  ],
  [
    'Use the menu on the card "Paint it" to move it to Done.',
    'Click "menu" in the "Paint it" card',
    'Click "Move to Done"',
  ],
  [
    'The user archives the project Apollo via its actions menu.',
    'Click "actions menu" in the "Apollo" item',
    'Click "Archive"',
  ],
  [
    'The row of Ann Lee shows Locked. Unlock her through the menu in her row.',
    'Check that the row of "Ann Lee" shows "Locked"',
    'Click "menu" in the row of "Ann Lee"',
    'Click "Unlock"',
  ],
  ['Choose Settings in the user menu.', 'Click the "Settings" menu item'],
])('menus: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<[text: string, ...steps: string[]]>([
  ['I end up on the page "Sign in".', 'Check that the "Sign in" page is shown'],
  [
    'That takes me to the order "A-17", and the badge shows 2 from then on.',
    'Check that the "A-17" page is shown',
    'Check that the badge is 2',
  ],
  ['This brings you to the page called Thank you.', 'Check that the "Thank you" page is shown'],
  [
    'Five posts are left, and one of them is "Rain".',
    'Check that the number of "post" items is 5',
    'Check that "Rain" is visible',
  ],
  ['The status filter is still on Solved.', 'Check that "status filter" shows "Solved"'],
  ['The language picker stays on German.', 'Check that the "language" field has the value "German"'],
  ['It should say that there are 24 posts.', 'Check that the number of "post" items is 24'],
  ['The list counts 25 posts.', 'Check that the number of "post" items is 25'],
  ['"Rain" is a draft, so it must not be in there any more.', 'Check that the page does not show "Rain"'],
  ['The Mug is sold out, so it should not be listed.', 'Check that "Mug" is not visible'],
  ['The Mug is cheaper, so it should come first.', 'Check that the first item shows exactly "Mug"'],
])('results: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<[text: string, ...steps: string[]]>([
  [
    'Click the Price column: the first book is "Ivy". Click it again: the first book is "Oak".',
    'Click the "Price" column',
    'Check that the first "book" item shows exactly "Ivy"',
    'Click the "Price" column',
    'Check that the first "book" item shows exactly "Oak"',
  ],
  [
    'Open the Notes tab. Open the Files tab. Come back to Notes.',
    'Click the "Notes" tab',
    'Click the "Files" tab',
    'Click the "Notes" tab',
  ],
  [
    'Tick A-1 and A-2. Both rows have the status Done.',
    'Tick "A-1"',
    'Tick "A-2"',
    'Check that "status" in the row of "A-1" shows exactly "Done"',
    'Check that "status" in the row of "A-2" shows exactly "Done"',
  ],
  [
    'Select Ann Lee and Bo Kim. Both of them should now have the role Viewer.',
    'Choose "Ann Lee"',
    'Choose "Bo Kim"',
    'Check that "role" in the row of "Ann Lee" shows exactly "Viewer"',
    'Check that "role" in the row of "Bo Kim" shows exactly "Viewer"',
  ],
])('what was said before: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

/** What the words may mean, for the page to decide. */
function waysOf(text: string): string[][] {
  const [step] = parseRequirement(text).requirements.flatMap(({ steps }) => steps);
  const ways = step && 'reason' in step ? step.again?.ways : undefined;
  return (ways ?? []).map((way) => way.map(renderStep));
}

test.for<[text: string, opener: string, ...filled: string[]]>([
  [
    'Create a ticket with the subject "No light" and the priority High.',
    'Click "New ticket"',
    'Set "subject" to "No light"',
    'Set "priority" to "High"',
    'Click the "Submit" button',
  ],
  [
    'Create a ticket: subject "No light", customer Acme Works. Click "Save".',
    'Click "New ticket"',
    'Set "subject" to "No light"',
    'Set "customer" to "Acme Works"',
  ],
  [
    'Add a new contact with the name "Ann" and give it the group Family.',
    'Click "Add contact"',
    'Set "name" to "Ann"',
    'Set "group" to "Family"',
    'Click the "Submit" button',
  ],
  [
    'Invite ann@works.example as an Editor.',
    'Click "Invite"',
    'Set "email" to "ann@works.example"',
    'Set "role" to "Editor"',
    'Click the "Submit" button',
  ],
])('what is new is filled in where the form is, or after it was opened: %s', ([text, opener, ...filled]) => {
  const ways = waysOf(text);
  expect(ways[0]).toEqual(filled);
  expect(ways).toContainEqual([opener, ...filled]);
});
