import { expect, test } from 'vitest';
import { read } from './test-read.ts';

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
    'Type "new.pdf" in the field in the dialog',
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
  [
    'Put one tea towel into the cart, go through to the checkout and fill it in: Full name Peter Brown, E-mail peter@example.com, Street address Mill Lane 3.',
    'Click "Add to cart" in the "tea towel" item',
    'Click "Checkout"',
    'Type "Peter Brown" in "Full name"',
    'Type "peter@example.com" in "E-mail"',
    'Type "Mill Lane 3" in "Street address"',
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

test.for<Row>([
  ['Add one tea towel and the mug.', 'Click "Add tea towel"', 'Click "Add mug"'],
  ['Buy one notebook: add it and open the cart.', 'Click "Add notebook"', 'Click "cart"'],
  [
    'Add a Stoneware Mug and then Herb Seeds, open the cart and remove the Herb Seeds.',
    'Click "Add" in the "Stoneware Mug" item',
    'Click "Add" in the "Herb Seeds" item',
    'Click "cart"',
    'Click "Remove" in the "Herb Seeds" item',
  ],
  ['Take the mug out of the cart again.', 'Go to the "cart" page', 'Click "Remove mug"'],
  ['Then I take the mug out again.', 'Click "Remove mug"'],
  [
    'Put the Desk Lamp into the cart, open it and click Remove at the Herb Seeds.',
    'Click "Add to cart" in the "Desk Lamp" item',
    'Click "cart"',
    'Click "Remove" in the "Herb Seeds" item',
  ],
  ['Press Search, then Book at Harbour Inn.', 'Click "Search"', 'Click "Book" in the "Harbour Inn" item'],
  [
    'Buy two Beeswax Candles and go on to the checkout.',
    'Click "Add to cart" in the "Beeswax Candle" item',
    'Click "Add to cart" in the "Beeswax Candle" item',
    'Click "Checkout"',
  ],
  ['Add the comment "Nice".', 'Click "Add comment Nice"'],
])('things and carts: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});

test.for<Row>([
  [
    'Search for Rome, Italy with check-in on 12 March 2027 (check-out is already filled in), then sort by price.',
    'Type "12 March 2027" in "check-in"',
    'Type "Rome, Italy" in the "search" field',
    'Press "Enter" in the "search" field',
    'Check that "check-out" is not empty',
    'Select "price" from the "sort" dropdown',
  ],
  [
    'Given I have searched for a hotel in Vienna with check-in on 13 March 2027',
    'Type "13 March 2027" in "check-in"',
    'Type "Vienna" in the "search" field',
    'Press "Enter" in the "search" field',
  ],
  [
    'Search for lamps with a price below 20.',
    'Type "lamps with a price below 20" in the "search" field',
    'Press "Enter" in the "search" field',
  ],
  [
    'Leave the quantity at 3, then search and press Next.',
    'Check that "quantity" is 3',
    'Click "Search"',
    'Click "Next"',
  ],
  ['Keep the sort order as it is and press Next.', 'Click "Next"'],
  [
    'Double-click the amount, change it to 200 and confirm with Enter.',
    'Double-click "amount"',
    'Type "200" in it',
    'Press "Enter"',
  ],
  ['Double-click the cell and type -5 over the 90.', 'Double-click the cell', 'Type "-5" in "90"'],
  ['Then I give 4 stars and go on without a comment.', 'Choose "4 stars"', 'Click "Continue"'],
  ['Press it and choose Keep account in the question.', 'Click it', 'Click "Keep account"'],
  [
    'Opening the profile without being logged in sends you to the login page.',
    'Click "profile"',
    'Check that the "login" page is shown',
  ],
  [
    'Name and e-mail are there already, so just enter 1 Garden Road as the address and 10115 as the postcode.',
    'Check that "Name" is not empty',
    'Check that "e-mail" is not empty',
    'Type "1 Garden Road" in "address"',
    'Type "10115" in "postcode"',
  ],
])('going on: %s', ([text, ...steps]) => {
  expect(read(text)).toEqual(steps);
});
