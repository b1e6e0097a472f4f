import { expect, test } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

function read(text: string): string[] {
  return parseRequirement(text).requirements.flatMap(({ steps }) =>
    steps.map((step) => ('sentence' in step ? step.sentence : `? ${step.source}`)),
  );
}

type Row = [text: string, ...steps: string[]];

test.for<Row>([
  [
    'The browser asks whether to remove everything; confirm that, and the page says "All gone."',
    'Check that the browser dialog is visible',
    'Click "Confirm"',
    'Check that the page shows "All gone."',
  ],
  [
    'The browser asks "Discard this message?" - answer with Cancel.',
    'Check that the page shows "Discard this message?"',
    'Click "Cancel"',
  ],
  [
    'Confirm the question "Remove everything?" with OK.',
    'Check that the page shows "Remove everything?"',
    'Click "OK"',
  ],
  ['I am asked "Book it?" and I say Yes.', 'Check that the page shows "Book it?"', 'Click "Yes"'],
  [
    'I click Delete and get asked whether I want that. I say Cancel.',
    'Click "Delete"',
    'Check that the browser dialog is visible',
    'Click "Cancel"',
  ],
  ['Answer the question with Yes.', 'Click "Yes"'],
  ['A question pops up; answer it by clicking Delete.', 'Check that "question" is visible', 'Click "Delete"'],
  ['Answer the prompt with "Bob".', 'Accept the browser dialog with "Bob"'],
  [
    'Click Rename, enter new.pdf in the box that pops up and press OK.',
    'Click "Rename"',
    'Type "new.pdf" in "prompt"',
    'Click "OK"',
  ],
  ['I confirm that the total is $5.', 'Check that "total" is $5'],
])('questions of the browser: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Enter Tom Baker, tom@example.com, 12 Mill Lane, postcode 12345 and the card number 4111 1111 1111 1111.',
    'Type "Tom Baker" in "name"',
    'Type "tom@example.com" in "e-mail"',
    'Type "12 Mill Lane" in "address"',
    'Type "12345" in "postcode"',
    'Type "4111 1111 1111 1111" in "card number"',
  ],
  [
    'Click Register, fill in Mia Wong as the name, mia@example.com and 54321 for the postcode, tick the terms and submit it.',
    'Click "Register"',
    'Type "Mia Wong" in "name"',
    'Type "mia@example.com" in "e-mail"',
    'Type "54321" in "postcode"',
    'Tick "terms"',
    'Click the "Submit" button',
  ],
  [
    'If I fill in the contact form with the name Jo, jo@example.com and just "Help" as the message, and send it, I get the error "Too short."',
    'Type "Jo" in "name"',
    'Type "jo@example.com" in "e-mail"',
    'Type "Help" in "message"',
    'Click "Send"',
    'Check that the "error" message shows "Too short."',
  ],
  [
    'Fill in the form with Anna Smith, anna@smith.org and +44 20 7946 0018 and click Register.',
    'Type "Anna Smith" in "name"',
    'Type "anna@smith.org" in "e-mail"',
    'Type "+44 20 7946 0018" in "phone number"',
    'Click "Register"',
  ],
  [
    'So fill in Olga as the name, take the age group 30 to 59 and continue.',
    'Type "Olga" in "name"',
    'Choose "30 to 59"',
    'Click "Continue"',
  ],
  [
    'Order them as Ann Lee, ann@example.com, express shipping, terms accepted.',
    'Type "Ann Lee" in "name"',
    'Type "ann@example.com" in "e-mail"',
    'Choose "express shipping"',
    'Tick "terms"',
    'Click "Place order"',
  ],
  ['Enter Paris, London and Rome.', '? Enter Paris, London and Rome'],
  [
    'Enter ann@example.com with the password "x1" and press Log in.',
    'Log in as "ann@example.com" with the password "x1"',
  ],
  [
    'Enter ann@example.com with the password secret.',
    'Type "ann@example.com" in "e-mail"',
    'Type "secret" in "password"',
  ],
  [
    'Open the calendar and take 10 March 2027 for check-in.',
    'Click "calendar"',
    'Set "check-in" to "10 March 2027"',
  ],
])('values in a row: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
