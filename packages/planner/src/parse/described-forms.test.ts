import { expect, test } from 'vitest';
import { read } from './test-read.ts';

test.each([
  [
    'Send 84.50 EUR from the Everyday Account to Thomas Marsh, IBAN DE45 5003 0000 0055 1209 07, purpose "Birthday gift".',
    'Fill in and send the "transfer" form with the details "84.50 EUR", from "Everyday Account", to "Thomas Marsh", IBAN "DE45 5003 0000 0055 1209 07", purpose "Birthday gift"',
  ],
  [
    'Create a new standing order: recipient Music School Nord, amount 95.00, purpose Piano lessons, quarterly, first payment on 1 May 2026.',
    'Fill in and send the "standing order" form with the details recipient "Music School Nord", amount "95.00", purpose "Piano lessons", "quarterly", first payment "1 May 2026"',
  ],
  [
    'Search a one-way flight from Lisbon to Berlin on 20 June 2027 for two adults.',
    'Fill in and send the "flight" form with the details "one-way", from "Lisbon", to "Berlin", on "20 June 2027", adults "2"',
  ],
  [
    'Enter the passenger: Ben Carter, ben@example.com, passport C1234567',
    'Fill in the "passenger" form with the details "Ben Carter", "ben@example.com", passport "C1234567"',
  ],
  [
    'Invite nora@harbor.example to the team with the role Guest.',
    'Fill in and send the "invite" form with the details "nora@harbor.example", to "team", role "Guest"',
  ],
  [
    'Add 80.00 EUR to the goal "New bicycle".',
    'Fill in and send the "add" form with the details "80.00 EUR", goal "New bicycle"',
  ],
  [
    'Add an address: 12 High Street, 90210 Springfield, USA',
    'Fill in and send the "address" form with the details "12 High Street", "90210", "Springfield", "USA"',
  ],
  [
    'Create a user Jane Doe, jane@x.com, role Editor',
    'Fill in and send the "user" form with the details "Jane Doe", "jane@x.com", role "Editor"',
  ],
  [
    'Book a table for four on 3 May at 19:30 under the name Kim',
    'Fill in and send the "table" form with the details for "4", on "3 May", at "19:30", name "Kim"',
  ],
  [
    'Register as Ada Lovelace with ada@example.com and the password Secret99!',
    'Fill in and send the "register" form with the details as "Ada Lovelace", "ada@example.com", password "Secret99!"',
  ],
  [
    'Report a bug titled "Crash on save" with priority High assigned to Bob',
    'Fill in and send the "bug" form with the details title "Crash on save", priority "High", assignee "Bob"',
  ],
  [
    'Schedule a meeting "Planning" on 3 May 2027 from 10:00 to 11:00 in Room 4',
    'Fill in and send the "meeting" form with the details "Planning", on "3 May 2027", from "10:00", to "11:00", in "Room 4"',
  ],
  [
    'Add a contact Bob Stone, bob@x.com, +49 170 1234567, company ACME',
    'Fill in and send the "contact" form with the details "Bob Stone", "bob@x.com", "+49 170 1234567", company "ACME"',
  ],
])('a record that is described is one form: %s', (text, sentence) => {
  expect(read(text)).toEqual([sentence]);
  expect(read(sentence)).toEqual([sentence]);
});

test('what is done or claimed after it is read by itself', () => {
  expect(read('After creating a user Jane Doe, jane@x.com, role Editor, the list has 5 rows')).toEqual([
    'Fill in and send the "user" form with the details "Jane Doe", "jane@x.com", role "Editor"',
    'Check that the number of rows in the list is 5',
  ]);
  expect(read('Passenger is Lena Vogt, lena@example.com, passport number D9876543; click Continue.')).toEqual(
    [
      'Fill in the "passenger" form with the details "Lena Vogt", "lena@example.com", passport number "D9876543"',
      'Click "Continue"',
    ],
  );
});

test('where the text presses the button itself, the form is only filled in', () => {
  const filled =
    'Fill in the "expense" form with the details "12.50 EUR", for "Lunch", on "3 May 2026", category "Food"';
  const order = 'Add a new expense of 12.50 EUR for Lunch on 3 May 2026 in the category Food';
  expect(read(`${order} and save it.`)).toEqual([filled, 'Click "Save"']);
  expect(read(`${order}. Click Continue.`)).toEqual([filled, 'Click "Continue"']);
  expect(read(`${order}. The page shows "Lunch".`)[0]).toBe(filled.replace('Fill in', 'Fill in and send'));
});

test('what denies, claims or names no values is no description', () => {
  const isForm = (text: string) => read(text).some((sentence) => sentence.startsWith('Fill in'));
  expect(isForm('Create a user Jane Doe without jane@x.com')).toBe(false);
  expect(isForm('Place an order for the Terracotta Pot as a guest.')).toBe(false);
  expect(isForm('Add a product to the cart')).toBe(false);
  expect(isForm('Open the menu and the message "Done" appears.')).toBe(false);
  expect(isForm('Fill in the contact form: name "Ann", e-mail "ann@example.com"')).toBe(false);
  expect(isForm('Then the passenger is Ben Carter, ben@example.com')).toBe(false);
});
