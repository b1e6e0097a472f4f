import { expect, test } from 'vitest';
import { read } from './test-read.ts';

/** The same in other words, by the step that all of them mean. */
const ways: Record<string, string[]> = {
  'Check that the page shows "Saved"': [
    'The system confirms with "Saved".',
    'The app should answer with "Saved".',
    'I get "Saved" as confirmation.',
  ],
  'Check that the "Archive" button is not visible': ['We no longer see the Archive button.'],
  'Check that the number of "ticket" items is 4': [
    '4 tickets match.',
    'Only 4 tickets remain.',
    'We are down to 4 tickets.',
    'It finds 4 tickets.',
    'The search returns four tickets.',
  ],
  'Check that "Send" is disabled': [
    "You can't click Send.",
    'It is not possible to press Send.',
    'I am not able to press Send.',
    'You cannot press Send yet.',
  ],
  'Check that the "Send" button is disabled': [
    'The Send button is blocked.',
    'The Send button is greyed out.',
  ],
  'Check that the "checkout" page is shown': [
    'You get to the checkout.',
    'This leads to the checkout page.',
    'We find ourselves on the checkout page.',
    'The next page is the checkout.',
    'The page changes to the checkout.',
  ],
  'Check that the "Newsletter" checkbox is checked': [
    'There is a tick at Newsletter.',
    'The Newsletter checkbox has a tick.',
  ],
  'Check that "total" is $25.5': ['As total you see $25.50.', 'For the total it shows $25.50.'],
  'Check that the "city" field has the value "Rome"': ['The value of the city field is Rome.'],
  'Click the "Pay" button': ['Use the Pay button.', 'Give the Pay button a click.'],
  'Click "Pay"': ['Do a click on Pay.', 'Click the one called Pay.'],
  'Type "Rome" in "city"': ['Fill in Rome as the city.', 'Give Rome as the city.', 'As city, type Rome.'],
  'Tick "terms"': ['Put a tick at the terms.', 'Set the tick for the terms.'],
  'Click "Delete" in the row of "Anna Berg"': [
    "In Anna Berg's row press Delete.",
    'Go to the row of Anna Berg and click Delete.',
  ],
  'Click "Save"': [
    'Click Save without filling anything in.',
    'Click Save with all fields empty.',
    'Leave everything empty and click Save.',
    'Enter nothing and click Save.',
    "Don't fill in anything and press Save.",
  ],
  'Click the "Submit" button': ['Submit the empty form.', 'Submit the form without any data.'],
  'Select "rating" from the "sort" dropdown': ['Sort the list by rating.', 'Arrange the products by rating.'],
  'Select "Norway" from the "Country" list': ['Pull down the Country list and go for Norway.'],
  'Untick "Notifications"': ['Turn the notifications off.', 'Switch off the notifications.'],
  'Scroll to the "Load more" button': ['Scroll until the Load more button shows up.'],
  'Upload the file "invoice.pdf" to "Attachments"': ['Upload the file invoice.pdf under Attachments.'],
  'Upload the file "photo.png" to the "upload" section': ['Drop photo.png onto the upload area.'],
  'Hover over "chart"': ['Rest the mouse on the chart.', 'Move the pointer over the chart.'],
  'Press "Tab"': ['Hit the Tab key.', 'Hit Tab.'],
  'Click "No"': ['Say no to the question.', 'Say no.'],
  'Click the "Close" button in the "cookie" message': ['Get rid of the cookie banner.'],
  'Click the "Close" button in the dialog': [
    'Close the popup with the X.',
    'Close the dialog with its little x.',
  ],
  'Type "3" in "quantity"': ['Increase the quantity to 3.', 'Lower the quantity to 3.'],
  'Type "4" in "number of guests"': ['Bump the number of guests up to 4.'],
  'Go back': ["Use the browser's back button."],
  'Resize the window to 400 by 800': ['Make the window 400 px wide.'],
  'Resize the window to 390 by 844': ['View the page on a phone.'],
  'Check that no row shows "Closed"': [
    'No row has the status Closed.',
    'None of the rows has the status Closed.',
  ],
  'Check that every row shows "Open"': ['Every row has the status Open.', 'All rows have the status Open.'],
  'Check that no "product" item shows "Sold out"': ['No product has the label Sold out.'],
  'Check that the "Inbox" tab is selected': ['The Inbox tab is active.', 'The tab Inbox should be active.'],
  'Check that the "Save" button is enabled': ['The Save button is active.'],
  'Check that the "password" field has the attribute "type" of "password"': [
    'The password is hidden.',
    'The password is shown as dots.',
  ],
  'Check that the "password" field has the attribute "type" of "text"': ['The password becomes readable.'],
  'Check that the "Settings" page is shown': [
    'The page is called Settings.',
    'The new page is titled "Settings".',
  ],
  'Check that the page title is "Settings"': ['The browser tab says "Settings".'],
  'Check that the "search" field is focused': ['The cursor is in the search field.'],
  'Check that "inactive" in the "Bob" item is visible': [
    'Bob is shown as inactive.',
    'Bob is listed as inactive.',
  ],
  'Check that the third row shows "Bob"': ['Row 3 says Bob.'],
  'Check that "Apple" above "Banana" is visible': ['Apple comes before Banana.'],
  'Check that "Banana" below "Apple" is visible': ['Banana is listed after Apple.'],
  'Check that "prices" is sorted in ascending order': ['The prices go from low to high.'],
  'Check that "price" is less than "{{price before}}"': ['The price is lower than before.'],
  'Check that the list is empty': ['There is nothing in the list.'],
  'Check that the "Shipping" section is expanded': [
    'The section Shipping is expanded.',
    'The Shipping section should be open.',
  ],
  'Check that the "Shipping" section is collapsed': ['The Shipping section is closed again.'],
  'Check that the "Bob" item shows "Admin"': ['Bob has the role Admin.', 'The user Bob gets the role Admin.'],
  'Check that the "Bob" item does not show "Admin"': [
    'Bob no longer has the role Admin.',
    'The user Bob does not have the role Admin.',
  ],
  'Check that the first row shows "Open"': ['The first row has the status Open.'],
};

const cases = Object.entries(ways).flatMap(([step, sentences]) =>
  sentences.map((sentence) => [sentence, step] as const),
);

test.for(cases)('%s', ([sentence, step]) => {
  expect(read(sentence)).toEqual([step]);
});

test.for([
  ['Under Settings go to Security.', ['Click "Settings"', 'Click "Security"']],
  ['Navigate via Settings to Security.', ['Click "Settings"', 'Click "Security"']],
  [
    'The first two rows show Open.',
    ['Check that the first row shows "Open"', 'Check that the second row shows "Open"'],
  ],
  [
    'The first two entries are Bob and Ada.',
    ['Check that the first "entry" item shows "Bob"', 'Check that the second "entry" item shows "Ada"'],
  ],
  [
    'The list shows Bob and Ada in this order.',
    [
      'Check that the first item in the list shows "Bob"',
      'Check that the second item in the list shows "Ada"',
    ],
  ],
  [
    'The dropdown has the options Red and Blue.',
    ['Check that the dropdown holds the "Red" option', 'Check that the dropdown holds the "Blue" option'],
  ],
  [
    'The page has the buttons Save and Cancel.',
    ['Check that the "Save" button is visible', 'Check that the "Cancel" button is visible'],
  ],
  [
    'The table has the columns Name and Price.',
    ['Check that the table shows "Name"', 'Check that the table shows "Price"'],
  ],
  ['The third option is Blue.', ['Check that the third option shows exactly "Blue"']],
  [
    'The price of the lamp is higher than that of the mug.',
    ['Check that "price" in the "lamp" item is more than the value of "price" in the "mug" item'],
  ],
  ['Post "Hello" in the chat.', ['Type "Hello" in "chat"', 'Click "Send"']],
  [
    'Type "lam" in the search and take the first suggestion.',
    ['Type "lam" in "search"', 'Click the first "suggestion" item'],
  ],
] as const)('%s', ([sentence, steps]) => {
  expect(read(sentence)).toEqual(steps);
});

test('a field that is empty when a button is pressed is left empty', () => {
  expect(read('Click Save while the name is empty.')).toEqual(['Clear "name"', 'Click "Save"']);
});

test.for([
  ['You get to the top.', 'page is shown'],
  ['No row has the status Closed.', 'status Closed'],
  ['Use Firefox for the test.', 'Set'],
  ['Look for "shoes" and click Search.', 'in the "shoes"'],
  ['You cannot click Next until all fields are filled.', 'Check that "Next" is disabled'],
])('no such thing is made of: %s', ([sentence = '', never = '']) => {
  expect(read(sentence).join(' ')).not.toContain(never);
});

test.for([
  'Neither of the two buttons is enabled.',
  'Exactly two rows show Open.',
  'The last two rows show Open.',
  'Bob or Ada is shown.',
  'The lamp is in the cart twice.',
  'The cart contains only the lamp.',
  'The mail was sent to Bob.',
  'The number of items has increased by one.',
  'Not all items are shown.',
  'All but Bob are listed.',
  'Except for Bob, everybody is listed.',
  'Everyone except Bob has the role Member.',
])('what counts, leaves out or chooses is no name: %s', (sentence) => {
  expect(read(sentence).every((step) => step.startsWith('? '))).toBe(true);
});

test.for([
  'There are no entries from May.',
  'No order from yesterday is shown.',
  'There are no duplicates in the list.',
  'There is no link to the admin page.',
  'The card number is not visible in full.',
])('nothing is called so, and its absence proves nothing: %s', (sentence) => {
  expect(read(sentence)).toEqual([expect.stringMatching(/^\? /)]);
});
