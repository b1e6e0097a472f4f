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
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
