import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.each([
  ['Apply the promo code SAVE10.', ['Type "SAVE10" in "promo code"', 'Click "Apply"']],
  ['Use the voucher code "ABC-1".', ['Type "ABC-1" in "voucher code"', 'Click "Apply"']],
  ['apply WELCOME5', ['Type "WELCOME5" in "code"', 'Click "Apply"']],
  [
    'Go to the cart and apply the code SAVE10.',
    ['Go to the "cart" page', 'Type "SAVE10" in "code"', 'Click "Apply"'],
  ],
  ['Apply the changes.', ['Click "Apply"']],
])('a code is typed and applied: %s', (text, steps) => {
  expect(read(text)).toEqual(steps);
});

test.each([
  ['Click the button with the two arrows between the fields (Swap places).', 'Click "Swap places"'],
  ['Click the pencil icon (Edit).', 'Click "Edit"'],
  ['Click on the trash can (Delete) next to Milk.', 'Click "Delete" next to "Milk"'],
  ['Remove the code again with the little x.', 'Click "x"'],
  ['Remove the filter Berlin with its x.', 'Click "x" in the "Berlin" item'],
])('a button is named by its sign or in brackets: %s', (text, step) => {
  expect(read(text)).toEqual([step]);
});

test.each([
  ['Cancel the one to Madrid.', 'Click "Cancel" in the "Madrid" item'],
  ['I cancel the one to Madrid.', 'Click "Cancel" in the "Madrid" item'],
  ['Open the one from Anna.', 'Click the "Anna" item'],
  ['Filter the board by member Samir Haddad.', 'Select "Samir Haddad" from "member"'],
  ['Filter the tickets by the assignee Ann Lee.', 'Select "Ann Lee" from "assignee"'],
  ['Add Samir Haddad as a member.', 'Select "Samir Haddad" from the "member" list'],
  ['Advance to the shipping step.', 'Go to the "shipping step" page'],
])('things are meant by what tells them apart: %s', (text, step) => {
  expect(read(text)).toEqual([step]);
});

test('plus buttons are pressed as often as there are things to add', () => {
  expect(read('Add one adult and two children with the plus buttons.')).toEqual([
    'Click the "plus" button in the "adult" item',
    'Click the "plus" button in the "children" item',
    'Click the "plus" button in the "children" item',
  ]);
});

test('what is only looked at before going on is not ticked', () => {
  expect(read('Check the review and continue.')).toEqual(['Click "Continue"']);
  expect(read('Check the order summary, then click Pay.')).toEqual(['Click "Pay"']);
  expect(read('Check the newsletter and continue.')).toEqual(['Tick "newsletter"', 'Click "Continue"']);
});

test('both fields that are left empty ask for nothing', () => {
  expect(read('1. Leave both fields of the sign-in form empty.\n2. Press "Sign in".')).toEqual([
    'Click "Sign in"',
  ]);
});
