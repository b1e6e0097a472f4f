import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.for<[text: string, ...steps: string[]]>([
  // A person's title ends no sentence, and belongs to the name.
  [
    'Open the profile of Dr. Ann Lee. The page shows "Surgery".',
    'Click "Dr. Ann Lee"',
    'Check that the page shows "Surgery"',
  ],
  [
    'Mrs. Ann-Marie Fox and Prof. Dr. Jan von Stein are visible, Mr. Smith is not visible.',
    'Check that the page shows "Mrs. Ann-Marie Fox"',
    'Check that the page shows "Prof. Dr. Jan von Stein"',
    'Check that the page does not show "Mr. Smith"',
  ],
  ['The row of Ms. Ada Poe shows "Paid".', 'Check that the row of "Ms. Ada Poe" shows "Paid"'],
  ['Choose Mr. Then click Save.', 'Choose "Mr"', 'Click "Save"'],
  ['Choose Dr. from the title list and click Save.', 'Select "Dr" from the "title" list', 'Click "Save"'],
  // The day of the week is part of a date, and so are both ends of a stretch of time.
  ['Set the date to Fri, 3 July 2026.', 'Set "date" to "Fri, 3 July 2026"'],
  ['Select Tuesday, 17 March 2026 as the day.', 'Select "Tuesday, 17 March 2026" from "day"'],
  ['Saturday shows 09:00 – 12:00.', 'Check that "Saturday" shows "09:00 – 12:00"'],
  [
    'The opening hours are 9:00 am - 5:30 pm.',
    'Check that "opening hours" shows exactly "9:00 am - 5:30 pm"',
  ],
  // What is left, what is gone, what is back.
  [
    'Pick Red as colour and Large as size, that leaves only Dr. Ann Lee.',
    'Select "Red" from "colour"',
    'Select "Large" from "size"',
    'Check that "Dr. Ann Lee" is visible',
    'Check that the number of "result" items is 1',
  ],
  ['This leaves us with just two products.', 'Check that the number of "product" items is 2'],
  [
    'You should be back at 10 doctors found and the size should be back on "All sizes".',
    'Check that the number of "doctor" items is 10',
    'Check that "size" shows "All sizes"',
  ],
  [
    'Then I see INV-1 and INV-2\nBut not INV-3',
    'Check that the page shows "INV-1"',
    'Check that the page shows "INV-2"',
    'Check that "INV-3" is not visible',
  ],
  ['That message should have lost its New badge.', 'Check that that message does not show "New"'],
  ['"Tea" has lost its "New" label.', 'Check that "Tea" does not show "New"'],
  [
    "Delete Dr. Ann Lee. She's gone from the waiting list, which now has two entries.",
    'Click "Delete" in the "Dr. Ann Lee" item',
    'Check that "Dr. Ann Lee" in the "waiting" list is hidden',
    'Check that the number of items in the "waiting" list is 2',
  ],
  [
    'Given I see a cookie notice\nWhen I click "OK"\nThen the cookie notice disappears\nAnd when I go to the FAQ page it is not shown again',
    'Check that the "cookie" message is visible',
    'Click "OK"',
    'Check that the "cookie" message is hidden',
    'Go to the "FAQ" page',
    'Check that the "cookie" message is not visible',
  ],
  [
    'The newsletter popup is hidden. Reload the page. It does not come back.',
    'Check that the "newsletter" dialog is hidden',
    'Reload the page',
    'Check that the "newsletter" dialog is not visible',
  ],
  // One of several things, by what stands in it.
  [
    'The one with Dr. Mei Tan on 18 March 2026 is Pending.',
    'Check that the "Dr. Mei Tan" item shows "18 March 2026"',
    'Check that the "Dr. Mei Tan" item shows "Pending"',
  ],
  [
    'Cancel the one with Dr. Jo Ray and confirm with "Yes, cancel it".',
    'Click "Cancel" in the "Dr. Jo Ray" item',
    'Click "Yes, cancel it"',
  ],
  [
    'A-1041 is still there and still Confirmed.',
    'Check that "A-1041" is visible',
    'Check that the "A-1041" item shows "Confirmed"',
  ],
  ['The one about the referral is hidden again.', '? The one about the referral is hidden again'],
  ['The guest gets the booking number HC-1.', 'Check that "booking number" shows "HC-1"'],
  ['The total I have to pay is $80.00.', 'Check that "total" is $80'],
  ['The page says so: "No free times."', 'Check that the page shows "No free times."'],
  ['Without any filter it says "10 found".', 'Check that it shows "10 found"'],
  ['Once the times are loaded, 09:30 can be selected like all the others.', 'Check that "09:30" is enabled'],
  ['The reply box is empty so that nobody sends it twice.', 'Check that the "reply" field is empty'],
  [
    'If the user filters by Red and Large, no cards are shown but the message "Nothing fits."',
    'Choose "Red"',
    'Choose "Large"',
    'Check that the number of cards is 0',
    'Check that the message shows "Nothing fits."',
  ],
  // What is written is sent, and what is paid for is paid.
  [
    'Send us a message through the contact form: name Rosa, email rosa@example.com, topic Billing, and as message "Hi there".',
    'Type "Rosa" in "name"',
    'Type "rosa@example.com" in "email"',
    'Type "Billing" in "topic"',
    'Type "Hi there" in "message"',
    'Click "Send"',
  ],
  [
    'Open the message from the Front Desk and reply "See you".',
    'Click the "Front Desk" item',
    'Type "See you" in "reply"',
    'Click "Send"',
  ],
  [
    'Pay INV-2 with the card 4111 1111 1111 1111, name Nora Blake, expiry 09/28, security code 123.',
    'Click "Pay" in the "INV-2" item',
    'Type "4111 1111 1111 1111" in "card number"',
    'Type "Nora Blake" in "name"',
    'Type "09/28" in "expiry"',
    'Type "123" in "security code"',
    'Click "Pay"',
  ],
  // Days and times that are taken.
  [
    'Select Monday, 16 March 2026, take 10:00 and continue.',
    'Click "Monday, 16 March 2026"',
    'Click "10:00"',
    'Click "Continue"',
  ],
  ['Choose 24 March 2026 and take the 10:30 slot.', 'Click "24 March 2026"', 'Click "10:30"'],
  ['I continue to the second step and then press Back.', 'Click "Continue"', 'Click "Back"'],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
