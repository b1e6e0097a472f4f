import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.each<[string, string[]]>([
  [
    'The ticket "Logo upload fails" is open.',
    ['Check that the "Logo upload fails" item matches "/\\bopen\\b/i"'],
  ],
  ['The order FH-1042 was returned.', ['Check that the "FH-1042" item matches "/\\breturned\\b/i"']],
  ['The issue "Slow page" should be closed.', ['Check that the "Slow page" item matches "/\\bclosed\\b/i"']],
  ['The post "Hello" is still published.', ['Check that the "Hello" item matches "/\\bpublished\\b/i"']],
  ['The ticket "A" is no longer open.', ['Check that the "A" item does not match "/\\bopen\\b/i"']],
  ['The first invoice is closed.', ['Check that the first "invoice" item matches "/\\bclosed\\b/i"']],
  ['The first ticket is pending.', ['Check that the first "ticket" item matches "/\\bpending\\b/i"']],
  ['All tickets are open.', ['Check that every "ticket" item matches "/\\bopen\\b/i"']],
  ['Each order is returned.', ['Check that every "order" item matches "/\\breturned\\b/i"']],
  ['No ticket is open.', ['Check that no "ticket" item matches "/\\bopen\\b/i"']],
])('the status of a record is what is shown with it: %s', (text, steps) => {
  expect(read(text)).toEqual(steps);
});

test.each<[string, string[]]>([
  ['The dialog is open.', ['Check that the dialog is visible']],
  ['The menu is closed.', ['Check that "menu" is hidden']],
  ['The task "Buy milk" is checked.', ['Check that "Buy milk" is checked']],
])('of anything else such words are its state: %s', (text, steps) => {
  expect(read(text)).toEqual(steps);
});

test.each<[string, string[]]>([
  ['The page shows Dr. Mei Tanaka.', ['Check that the page shows "Dr. Mei Tanaka"']],
  [
    'The first row shows Mrs. Hill. Click Save.',
    ['Check that the first row shows "Mrs. Hill"', 'Click "Save"'],
  ],
])('a title before a name ends no sentence: %s', (text, steps) => {
  expect(read(text)).toEqual(steps);
});

test('what is refused after something else was done is not the login', () => {
  const steps = read('Log in as ada with the password x. Clear "Name" and save. The profile is not saved.');
  expect(steps.at(-1)).toBe('? The profile is not saved');
  expect(read('Log in as ada with the password x. The login is refused.').at(-1)).toBe(
    'Check that the "password" field is visible',
  );
});
