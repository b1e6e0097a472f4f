import { judged, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';
import { contentsPages } from './contents-pages.fixture.ts';

const { runSteps } = useViews('contents', contentsPages);

const cases: [path: string, claims: Record<string, string>, ...before: string[]][] = [
  [
    '/shop',
    {
      'the "Cart" list holds exactly "Red lamp" and "Blue chair"': 'passed',
      'the "Cart" list holds exactly "Blue chair" and "Red lamp"': 'passed',
      'the "Cart" list holds exactly "Red lamp" and "Blue chair" in this order': 'passed',
      'the "Cart" list holds exactly "Blue chair" and "Red lamp" in this order': 'failed',
      'the "Cart" list holds exactly "Red lamp"': 'failed',
      'the "Cart" list holds exactly "Red lamp" and "Red lamp"': 'failed',
      'the "Cart" list holds exactly "Red" and "Blue chair"': 'failed',
      'the "Cart" list holds exactly "Red lamp", "Blue chair" and "Desk"': 'failed',
      'the "Cart" list does not hold exactly "Red lamp" and "Desk"': 'passed',
      'the "Cart" list does not hold exactly "Red lamp" and "Blue chair"': 'failed',
      'the "Nothing" list holds exactly "Red lamp"': 'failed',
      'the "Wishes" list holds exactly "Red lamp"': 'error',
      'the "People" table holds exactly "Bob" and "Cid"': 'passed',
      // Ann is only the manager of one.
      'the "People" table holds exactly "Ann" and "Bob"': 'failed',
      'the "Name" column holds exactly "Cid" and "Bob" in this order': 'passed',
      'the "Name" column holds exactly "Bob" and "Cid" in this order': 'failed',
      'the "Name" column holds exactly "Cid"': 'failed',
      'the "Size" dropdown holds exactly "L", "M" and "S"': 'passed',
      'the "Size" dropdown holds exactly "M" and "S"': 'failed',
      'the "Results" list holds only items that show "lamp"': 'passed',
      'the "Offers" list holds only items that show "lamp"': 'failed',
      'the "Offers" list does not hold only items that show "lamp"': 'passed',
      'the "Nothing" list holds only items that show "lamp"': 'failed',
      'the "Nothing" list does not hold only items that show "lamp"': 'error',
      'the "People" table is sorted by the second column in descending order': 'passed',
      'the "People" table is sorted by the second column in ascending order': 'failed',
      'the "People" table is sorted by the last column in ascending order': 'passed',
      'the "People" table is sorted by the fifth column in ascending order': 'error',
      'the "Price" column sums up to $30': 'passed',
      'the "Price" column sums up to $60': 'failed',
      'the "Price" column sums up to €30': 'error',
      'the "Price" column sums up to at least 31': 'failed',
      'the "Item" column sums up to 30': 'error',
      'the "Total" text is between $20 and $30': 'passed',
      'the "Total" text is between $10 and $29': 'failed',
      'the "Total" text is not between $31 and $40': 'passed',
      'the number of items in the "Cart" list is between 1 and 2': 'passed',
      'the number of items in the "Cart" list is between 3 and 7': 'failed',
      'every "Age" cell is between 30 and 50': 'passed',
      'no "Age" cell is between 40 and 50': 'failed',
    },
  ],
  [
    '/paged',
    {
      'the "Orders" list holds exactly "A-1" and "A-2"': 'failed',
      'the "Orders" list does not hold exactly "A-1" and "A-2"': 'error',
    },
  ],
  [
    '/tabs',
    {
      'the "Overview" tab is selected': 'passed',
      'only the "Overview" tab is selected': 'passed',
      'the "History" tab is selected': 'failed',
      'the "History" tab is not selected': 'passed',
      'only the "History" tab is selected': 'failed',
      'the "Apples" link is selected': 'passed',
      'only the "Apples" link is selected': 'passed',
      'the "Pears" link is selected': 'failed',
      'the "Pears" link is not selected': 'passed',
      // A class that changes nothing to be seen tells nothing.
      'the "North" link is selected': 'failed',
      'the "South" link is not selected': 'error',
      'the "Bold" button is pressed': 'passed',
      'the "Italic" button is pressed': 'failed',
      'the "Italic" button is not pressed': 'passed',
      'only the "Bold" button is pressed': 'passed',
      'only the "Small" radio button is selected': 'failed',
    },
  ],
  [
    '/follow',
    {
      'the "Follow" button turns into "Following"': 'passed',
      'the "Follow" button turns into "Followed"': 'failed',
      'the "Follow" button does not turn into "Following"': 'failed',
      'the "Watch" button turns into "Following"': 'failed',
      'the "Following" button turns into "Follow"': 'error',
    },
    'Click the "Follow" button',
  ],
  [
    '/follow',
    {
      // Another one came, and the first is still there.
      'the "Watch" button turns into "Watching"': 'failed',
      'the "Follow" button does not turn into "Watching"': 'passed',
    },
    'Click the "Watch" button',
  ],
  ['/follow', { 'the "Follow" button turns into "Following"': 'error' }],
];

const claims = cases.flatMap(([path, told, ...before]) =>
  Object.entries(told).map(([claim, verdict]) => ({ path, before, claim, verdict })),
);

test.for(claims)('$path $before: $claim is $verdict', async ({ path, before, claim, verdict }) => {
  expect(await runSteps(path, [...before, `Check that ${claim}`])).toEqual(judged(verdict));
});
