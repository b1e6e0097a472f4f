import { describe, expect, test } from 'vitest';
import { read } from './test-read.ts';

type Row = [text: string, ...steps: string[]];

describe('what something follows from', () => {
  test.for<Row>([
    [
      'Type Tokyo in the To field. We don\'t fly there, so instead of suggestions the user should see "No places found".',
      'Type "Tokyo" in the "To" field',
      'Check that the page shows "No places found"',
    ],
    [
      'We do not sell those, so the page must say "Nothing found".',
      'Check that the page shows "Nothing found"',
    ],
    ['We only ship within Europe, so the page says "Too far".', 'Check that the page shows "Too far"'],
    ['She doesn\'t want any extras, so just click "Continue".', 'Click "Continue"'],
    ['He already has an account, so click "Log in" instead.', 'Click "Log in"'],
    [
      'Bob has no rights here, so the Delete button must be disabled.',
      'Check that the "Delete" button is disabled',
    ],
    ['Maria is only a viewer, so there is no Edit button.', 'Check that the "Edit" button is not visible'],
    ['Bob has not paid yet, so the status is Open.', 'Check that "status" shows exactly "Open"'],
    ['The voucher has expired, so the total stays at $40.', 'Check that "total" is $40'],
    ['It is a weekend, so the page says "Closed".', 'Check that the page shows "Closed"'],
    [
      'That is more than we have, so the page must say "Only 3 left".',
      'Check that the page shows "Only 3 left"',
    ],
    ['The code is wrong; therefore the page shows "Wrong code".', 'Check that the page shows "Wrong code"'],
    ['My card has expired, which is why the page shows "Declined".', 'Check that the page shows "Declined"'],
    [
      'Enter the code 000000; it is wrong, so the page shows "Wrong code".',
      'Type "000000" in "code"',
      'Check that the page shows "Wrong code"',
    ],
    ['As the password is wrong, an error appears.', 'Check that the "error" message is visible'],
    [
      'As Bob isn\'t an admin, he should not see the "Users" link.',
      'Check that the "Users" link is not visible',
    ],
    [
      'Because we don\'t ship there, "Not available" must be shown.',
      'Check that the page shows "Not available"',
    ],
    // What points back is what the cause is about, by the name that a page would show.
    [
      'The donation to Lakeside Nord is paused, so it must not show up there.',
      'Check that "Lakeside Nord" is not visible',
    ],
    ['The seat is taken, so it is disabled.', 'Check that "seat" is disabled'],
    // What must be so and cannot be looked for shows in what follows.
    [
      'The filter has to survive that, so the table contains three cards.',
      'Check that the number of cards in the table is 3',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test.for<Row>([
    ['The cart is empty, so the badge shows 0.', 'Check that "cart" is empty', 'Check that the badge is 0'],
    [
      'The dialog is closed, so the list is visible.',
      'Check that the dialog is hidden',
      'Check that the list is visible',
    ],
    [
      'The row is selected, so the bar shows "1 selected".',
      'Check that the row is selected',
      'Check that "bar" shows "1 selected"',
    ],
    [
      'The badge shows 3, so the list contains three rows.',
      'Check that the badge is 3',
      'Check that the number of rows in the list is 3',
    ],
    [
      'The list shows "No results", so the button is disabled.',
      'Check that the list shows "No results"',
      'Check that the button is disabled',
    ],
    [
      'The status changes to Paused, so the button is called Resume.',
      'Check that "status" shows exactly "Paused"',
      'Check that the button shows exactly "Resume"',
    ],
    [
      'The message disappears, so the list is visible.',
      'Check that the message is hidden',
      'Check that the list is visible',
    ],
    [
      'Anna is listed under Members, so the counter shows 2.',
      'Check that "Anna" below "Members" is visible',
      'Check that the badge is 2',
    ],
    [
      'We do not see any error, so the page shows "OK".',
      'Check that the "error" message is not visible',
      'Check that the page shows "OK"',
    ],
    ['I have added a lamp, so the badge shows 1.', 'Click "Add lamp"', 'Check that the badge is 1'],
    ['The button is disabled, so nobody can click it.', 'Check that the button is disabled'],
    ['The total must be $5, so the badge shows 1.', 'Check that "total" is $5', 'Check that the badge is 1'],
  ])('a claim or a deed is no mere cause: %s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test.for([
    'The card moved to Done, so the column shows 4.',
    'She is logged in, so the page shows "Hi".',
    'Undo has changed the list, so the badge shows 1.',
    'As the cart is empty, the button is disabled.',
    // Of a thing without a name nobody can tell that it is not there.
    'The seat is taken, so it must not be listed.',
  ])('handed back: %s', (text) => {
    expect(read(text).join('\n')).toMatch(/^\? /m);
  });
});

describe('what is shown in the place of something', () => {
  test.for<Row>([
    ['Instead of the list the page shows "No results".', 'Check that the page shows "No results"'],
    ['You should see "Nothing here" instead of the suggestions.', 'Check that the page shows "Nothing here"'],
    [
      'I type "unicorn" in the search field and expect to see "No tickets found" instead of the table.',
      'Type "unicorn" in the "search" field',
      'Check that the page shows "No tickets found"',
      'Check that the table is not visible',
    ],
    [
      'The page shows "A" instead of "B".',
      'Check that the page shows "A"',
      'Check that the page does not show "B"',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });
});

describe('what something is, and what it is not', () => {
  test.for<Row>([
    [
      'The price there is $132 as well, not €120.',
      'Check that "price" is $132',
      'Check that "price" is not €120',
    ],
    ['The badge shows 3, not 2.', 'Check that the badge is 3', 'Check that the badge is not 2'],
    [
      'The status is Open, not Closed.',
      'Check that "status" shows exactly "Open"',
      'Check that "status" does not show exactly "Closed"',
    ],
    [
      'The lamp costs $5, not $6.',
      'Check that "price" in the "lamp" item is $5',
      'Check that "price" in the "lamp" item is not $6',
    ],
    [
      'Click Save and the total is $5, not $6.',
      'Click "Save"',
      'Check that "total" is $5',
      'Check that "total" is not $6',
    ],
    [
      'The heading says "Saved" and not "Draft".',
      'Check that the heading shows "Saved"',
      'Check that the heading does not show "Draft"',
    ],
    [
      'The mail "Hello" is in the Archive, not in the Inbox.',
      'Check that "Hello" in the "Archive" section is visible',
      'Check that "Hello" in the "Inbox" section is not visible',
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });
});

describe('what is to be confirmed, without a word of what would show it', () => {
  const shown = 'Check that the page shows "Saved"';
  test.for<Row>([
    ['Press Save and make sure this no longer happens. The page shows "Saved".', 'Click "Save"', shown],
    ['Click Save and check that this works now. The page shows "Saved".', 'Click "Save"', shown],
    [
      'Reload the page and verify that the problem is gone. The page shows "Saved".',
      'Reload the page',
      shown,
    ],
    ['Click Save. Please check whether the bug is fixed. The page shows "Saved".', 'Click "Save"', shown],
    // What a page shows is claimed.
    [
      'Click Save and check that the error is gone. The page shows "Saved".',
      'Click "Save"',
      'Check that the "error" message is hidden',
      shown,
    ],
    [
      'Click Save and make sure "Draft" is gone. The page shows "Saved".',
      'Click "Save"',
      'Check that "Draft" is hidden',
      shown,
    ],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  test.for([
    'The page shows "A". Click Save and make sure this no longer happens.',
    'Click Save and check that it works. Click Close. The page shows "A".',
    'Make sure this works.',
  ])('nothing shows it: %s', (text) => {
    expect(read(text).join('\n')).toMatch(/^\? /m);
  });
});

describe('what somebody wants to do', () => {
  const done = ['Click "Edit"', 'Check that the page shows "A"'];
  test.for([
    'An admin wants to promote Ines Carvalho from Guest to Member.',
    'Maria would like to correct her address.',
    'Our new colleague needs to catch up.',
    'The seller has decided to close the shop.',
  ])('is done by the steps after it: %s', (wish) => {
    expect(read(`${wish} Click "Edit". The page shows "A".`)).toEqual(done);
    expect(read(`Click "Start". ${wish} Click "Edit". The page shows "A".`)).toEqual([
      'Click "Start"',
      ...done,
    ]);
  });

  test.for([
    'The page shows "A". An admin wants to promote Ines Carvalho from Guest to Member.',
    'An admin wants to promote Ines Carvalho from Guest to Member. The page shows "A".',
    'An admin wants to promote "Ines". Click "Edit". The page shows "A".',
  ])('is not passed over where nothing does it: %s', (text) => {
    expect(read(text).join('\n')).toMatch(/^\? /m);
  });
});

describe('what was filled in', () => {
  const typed = 'Type "Anna" in "First name". Type "Novak" in "Last name". Click Back.';
  test.for([
    'All my entries are still there.',
    'Both fields still contain what I entered.',
    'The two fields still hold what I typed.',
    'Everything I typed is still there.',
    'Nothing that I entered gets lost.',
    'The form still has everything I typed.',
    'The values I entered are kept.',
    'My data must not be lost.',
  ])('%s', (claim) => {
    expect(read(`${typed} ${claim}`).slice(3)).toEqual([
      'Check that "First name" has the value "Anna"',
      'Check that "Last name" has the value "Novak"',
    ]);
  });

  test.for(['All four fields still contain what I typed.', 'The data must not be lost.'])(
    'it is not told which fields are meant: %s',
    (claim) => {
      expect(read(`${typed} ${claim}`).join('\n')).toMatch(/^\? /m);
    },
  );

  test('nothing was filled in', () => {
    expect(read('Click Back. All my entries are still there.').join('\n')).toMatch(/^\? /m);
  });
});

test.for<Row>([
  ['Above all, the total must be $5.', 'Check that "total" is $5'],
  [
    'The page shows "A", in particular the total must be $5.',
    'Check that the page shows "A"',
    'Check that "total" is $5',
  ],
  ['Most importantly, "Anna" is visible.', 'Check that the page shows "Anna"'],
  ['For example, the status is Open.', 'Check that "status" shows exactly "Open"'],
])('stress changes nothing: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

describe('things that are told by what was done with them', () => {
  test.for<[claim: string, step: string]>([
    [
      'The invoice that I deleted is no longer in the list.',
      'Check that "Invoice 7" in the list is not visible',
    ],
    ['The row I deleted is gone.', 'Check that "Invoice 7" is hidden'],
    ['The deleted task should not be listed.', 'Check that "Invoice 7" is not visible'],
    ['The product that was removed must not be there.', 'Check that "Invoice 7" is not visible'],
  ])('%s', ([claim, step]) => {
    expect(read(`Click Delete in the row of "Invoice 7". ${claim}`).slice(1)).toEqual([step]);
  });

  test('what was made has the text that was typed', () => {
    expect(read('Type "Fine" in "Comment". Click Post. The comment we just posted is shown.').at(-1)).toBe(
      'Check that "Fine" is visible',
    );
  });

  // Words that no page has are missing on every page.
  test.for([
    'Click Delete. The deleted task should not be listed.',
    'Click Delete. The invoice that I deleted is no longer in the list.',
    'Click Star in the row of "Invoice 7". The closed tickets are not listed.',
    'Type "A" in "Name". Type "B" in "City". Click Add. The row I added is shown.',
  ])('it is not told which is meant: %s', (text) => {
    expect(read(text).at(-1)).toMatch(/^\? /);
  });

  test('a quoted name is a name', () => {
    expect(read('Click Delete in the row of "A". "deleted items" is not visible.').at(-1)).toContain(
      'deleted items',
    );
  });
});

describe('what hangs on a thing', () => {
  test.for<Row>([
    [
      '"Fix the footer", which is due on the same day, should of course still be there.',
      'Check that the page shows "Fix the footer"',
    ],
    [
      'The first card, which is "Baltic Air", costs $89.',
      'Check that the first card shows exactly "Baltic Air"',
      'Check that "price" in the first card is $89',
    ],
    [
      'An error appears that begins with "This code is wrong", and the heading is still "Confirm".',
      'Check that the "error" message matches "^This code is wrong"',
      'Check that the heading shows exactly "Confirm"',
    ],
    ['An error is shown that contains "invalid".', 'Check that the "error" message shows "invalid"'],
    [
      'A dialog opens that has the heading "Delete?" and a button "Yes".',
      'Check that the "Delete?" heading in the dialog is visible',
      'Check that the "Yes" button in the dialog is visible',
    ],
    [
      'Only 4 flights are left and none of them says "1 stop" or "2 stops".',
      'Check that the number of "flight" items is 4',
      'Check that no "flight" item shows "1 stop"',
      'Check that no "flight" item shows "2 stops"',
    ],
    [
      'The first card must be the Baltic Air one for €89, and the €1,249 flight must be the last.',
      'Check that the first card shows "Baltic Air"',
      'Check that the first card contains "€89"',
      'Check that the last "flight" item contains "€1,249"',
    ],
    [
      'The table contains two cards (New icon set, Pick colors) and below it we see "Total: 2 cards".',
      'Check that the number of cards in the table is 2',
      'Check that the table shows "New icon set"',
      'Check that the table shows "Pick colors"',
      'Check that the page shows "Total: 2 cards"',
    ],
    ['Given we have two open orders', 'Check that the number of "open order" items is 2'],
    ['No row shows "A" or "B".', 'Check that no row shows "A"', 'Check that no row shows "B"'],
  ])('%s', ([text, ...steps]) => {
    expect(read(text)).toEqual(steps);
  });

  // A state, a value and a text in such a clause are claimed as well.
  test.for<[text: string, claimed: string]>([
    ['The "Save" button, which is disabled, is visible.', 'disabled'],
    ['The "Mug" card, which shows "Sold out", is visible.', 'Sold out'],
    ['"Paint", which is in the Done column, should still be there.', 'Done'],
  ])('%s', ([text, claimed]) => {
    expect(read(text).join('\n')).toContain(claimed);
  });

  test('as many are named as are counted', () => {
    expect(read('The table contains three cards (A, B).').join(' ')).toMatch(/^\? /);
  });

  test('the number of people is nobody who acts', () => {
    expect(read('The number of guests changes to 2.').join(' ')).not.toContain('Click');
  });
});
