import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.for<[text: string, ...steps: string[]]>([
  ['The line at the top now reads "2 of 6 done".', 'Check that the text shows "2 of 6 done"'],
  ['The status line must say "Draft saved."', 'Check that the "status" text shows "Draft saved."'],
  ['The line above the table reads "3 of 9".', 'Check that the text above the table shows "3 of 9"'],
  ['The second line of the table reads "3 of 9".', 'Check that the second row in the table shows "3 of 9"'],
  ['The line above still says 1 of 6 cards done.', 'Check that "line above" shows "1 of 6 cards done"'],
  ['The counter says 3 items.', 'Check that the badge shows "3 items"'],
  ['Above the table it should say 3 people.', 'Check that "3 people" above the table is visible'],
  [
    'Check the heading. It reads "Gallery".',
    'Check that the heading is visible',
    'Check that it shows "Gallery"',
  ],
  ['Look at the list of members.', 'Check that the "members" list is visible'],
  ['Check the terms.', 'Tick "terms"'],
  ['The tiny red number next to Cart shows 2.', 'Check that the "Cart" badge is 2'],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<[text: string, ...steps: string[]]>([
  ['It is back to 12 people.', 'Check that the number of "people" items is 12'],
  ["We're back to 12 people.", 'Check that the number of "people" items is 12'],
  ['The total goes back to 90.', 'Check that "total" is 90'],
  ['The total must go back to $90.00.', 'Check that "total" is $90'],
  ['The counter in the header is back at 0.', 'Check that the badge in the "header" section is 0'],
  [
    'There are 12 people in total, five of them on the first page.',
    'Check that the number of "people" items is 12',
    'Check that the number of "result" items is 5',
  ],
  ['It has 4 likes.', 'Check that the number of "like" items in it is 4'],
  ['Trains has 3 votes.', 'Check that the number of "vote" items in the "Trains" section is 3'],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<[text: string, ...steps: string[]]>([
  ['The highest salary is on top.', 'Check that "items" is sorted by "salary" in descending order'],
  ['The lowest price is at the top.', 'Check that "items" is sorted by "price" in ascending order'],
  ['The largest amounts come first.', 'Check that "items" is sorted by "amount" in descending order'],
  ['The newest post is first.', 'Check that "posts" is sorted by "date" in descending order'],
])('%s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
