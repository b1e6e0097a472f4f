import { describe, expect, it } from 'vitest';
import { read } from './test-read.ts';

function expectRead(rows: [text: string, ...steps: string[]][]): void {
  it.each(rows)('%s', (text, ...steps) => expect(read(text)).toEqual(steps));
}

describe('things with their prices', () => {
  expectRead([
    [
      'Under "Our picks" there are two things: the Garden Chair for $12.00 and the Table Lamp for $120.00.',
      'Check that the number of "thing" items in the "Our picks" section is 2',
      'Check that "Garden Chair" in the "Our picks" section is visible',
      'Check that the "Garden Chair" item in the "Our picks" section contains "$12.00"',
      'Check that "Table Lamp" in the "Our picks" section is visible',
      'Check that the "Table Lamp" item in the "Our picks" section contains "$120.00"',
    ],
    [
      'Under "Our picks" there are two plans. They are Basic for $5.00 and Pro for $9.00.',
      'Check that the number of "plan" items in the "Our picks" section is 2',
      'Check that "Basic" in the "Our picks" section is visible',
      'Check that the "Basic" item in the "Our picks" section contains "$5.00"',
      'Check that "Pro" in the "Our picks" section is visible',
      'Check that the "Pro" item in the "Our picks" section contains "$9.00"',
    ],
    [
      'The summary shows the Chair ($12.00) and the Lamp ($120.00).',
      'Check that the "Chair" item in the "summary" section contains "$12.00"',
      'Check that the "Lamp" item in the "summary" section contains "$120.00"',
    ],
    [
      'Both are listed there, the chair with $12.00 and the lamp with $9.50.',
      'Check that "chair" is visible',
      'Check that the "chair" item contains "$12.00"',
      'Check that "lamp" is visible',
      'Check that the "lamp" item contains "$9.50"',
    ],
    [
      'You see the Garden Chair for $12.00.',
      'Check that "Garden Chair" is visible',
      'Check that the "Garden Chair" item contains "$12.00"',
    ],
    [
      'The heading reads "Welcome", and below it our bestsellers are the Chair for $12.00 and the Lamp for $9.00.',
      'Check that the heading shows "Welcome"',
      'Check that "Chair" in the "bestsellers" section is visible',
      'Check that the "Chair" item in the "bestsellers" section contains "$12.00"',
      'Check that "Lamp" in the "bestsellers" section is visible',
      'Check that the "Lamp" item in the "bestsellers" section contains "$9.00"',
    ],
    [
      'The order summary lists 2 × Garden Chair with $24.00.',
      'Check that "order summary" shows "2 × Garden Chair"',
      'Check that "2 × Garden Chair" in the "order summary" section is visible',
      'Check that the "2 × Garden Chair" item in the "order summary" section contains "$24.00"',
    ],
    [
      'There are three plans: Basic for $5.00 and Pro for $9.00.',
      '? There are three plans: Basic for $5.00 and Pro for $9.00',
    ],
  ]);
});

describe('places in a list', () => {
  expectRead([
    [
      'The first product is the Chair for $4.20 and the last one the Lamp for $120.00.',
      'Check that the first "product" item shows "Chair"',
      'Check that the first "product" item contains "$4.20"',
      'Check that the last "product" item shows "Lamp"',
      'Check that the last "product" item contains "$120.00"',
    ],
    ['The lamp should be the first one.', 'Check that "lamp" in the first item is visible'],
    [
      'The candle comes first and the lamp last.',
      'Check that "candle" in the first item is visible',
      'Check that "lamp" in the last item is visible',
    ],
    [
      'The booking in the first row is now BK-12 with $60.00.',
      'Check that the first row shows "BK-12"',
      'Check that the first row contains "$60.00"',
    ],
    [
      'The first two should be:\n1. Garden Chair\n2. Table Lamp',
      'Check that the first item shows "Garden Chair"',
      'Check that the second item shows "Table Lamp"',
    ],
    [
      'The first two rows are:\n- BK-12\n- BK-7\nThe total is $5.00.',
      'Check that the first row shows "BK-12"',
      'Check that the second row shows "BK-7"',
      'Check that "total" is $5',
    ],
    [
      'They are listed in this order: Basic, Plus, Pro.',
      'Check that the first item shows "Basic"',
      'Check that the second item shows "Plus"',
      'Check that the third item shows "Pro"',
    ],
    [
      'The first two plans are Basic for $5.00 and Pro for $9.00.',
      'Check that the first "plan" item shows "Basic"',
      'Check that the first "plan" item contains "$5.00"',
      'Check that the second "plan" item shows "Pro"',
      'Check that the second "plan" item contains "$9.00"',
    ],
    ['Do it in this order:\n1. Open the cart\n2. Click Save', 'Click "cart"', 'Click "Save"'],
    ['The search field is at the top.', '? The search field is at the top'],
  ]);
});

describe('texts among others, and what takes a moment', () => {
  expectRead([
    [
      'One of the sentences there is "Prices include tax."',
      'Check that the page shows "Prices include tax."',
    ],
    ['One of the errors says "Choose a topic."', 'Check that the page shows "Choose a topic."'],
    ['Another message is "Enter your name."', 'Check that the page shows "Enter your name."'],
    [
      'One is "Prices include tax." and the other is "Shipping is free."',
      'Check that the page shows "Prices include tax."',
      'Check that the page shows "Shipping is free."',
    ],
    [
      'After you press Send, it takes a moment and then "Thank you." appears.',
      'Click "Send"',
      'Check that the page shows "Thank you."',
    ],
    ['It takes a second and then the table appears.', 'Check that the table is visible'],
    ['Saving takes a moment, then "Saved" is shown.', 'Check that the page shows "Saved"'],
  ]);
});

describe('what is done before a colon', () => {
  expectRead([
    [
      'Click Add to cart on the watering can page: the message "Added." has to show up.',
      'Click "Add to cart"',
      'Check that the message shows "Added."',
    ],
  ]);
});

describe('what must not happen', () => {
  expectRead([
    [
      'Click Save. Nothing is saved. The page says "Wrong".',
      'Click "Save"',
      'Check that the page shows "Wrong"',
    ],
    [
      'Click Send. The message "Wrong" is shown and no order is placed.',
      'Click "Send"',
      'Check that the message shows "Wrong"',
    ],
    [
      'No order is placed: at the top it says "3 fields are missing".',
      'Check that the page shows "3 fields are missing"',
    ],
    ['Click Save. Nothing is saved.', 'Click "Save"', '? Nothing is saved'],
  ]);
});

describe('what somebody is told without quotes', () => {
  expectRead([
    ['The page tells you that your order was placed.', 'Check that the page matches "/order was placed/i"'],
    ['I am told that my e-mail is invalid.', 'Check that the page matches "/e-mail is invalid/i"'],
    [
      'You see "Not found" and the explanation that there is nothing at this address.',
      'Check that the page shows "Not found"',
      'Check that the page matches "/there is nothing at this address/i"',
    ],
    [
      'The heading is "Thank you", and a confirmation was sent to ann@example.com.',
      'Check that the heading shows exactly "Thank you"',
      'Check that the page shows "confirmation was sent to ann@example.com"',
    ],
    ['The page confirms that 3 items were deleted.', 'Check that the page matches "/3 items were deleted/i"'],
    ['You see that the total is $5.00.', 'Check that "total" is $5'],
  ]);
});

describe('carts and orders in other words', () => {
  expectRead([
    [
      'The Wool Rug has to come up, and it has to be the only product in the list.',
      'Check that "Wool Rug" is visible',
      'Check that the number of "product" items is 1',
    ],
    ['You pay $34.90 in total.', 'Check that "total" is $34.9'],
    [
      'Both the Iron Pot and the Clay Pot have to be in the list now.',
      'Check that "Iron Pot" in the list is visible',
      'Check that "Clay Pot" in the list is visible',
    ],
    [
      'Put two of these candles in the cart.',
      'Click "Add to cart" in the "candle" item',
      'Click "Add to cart" in the "candle" item',
    ],
    ['Add two products to the cart.', 'Click the first "Add to cart"', 'Click the second "Add to cart"'],
    [
      'Add the Clay Pot to the cart, open the cart and remove the pot.',
      'Click "Add to cart" in the "Clay Pot" item',
      'Click "cart"',
      'Click "Remove" in the "pot" item',
    ],
    [
      'Click Remove in the Clay Pot item. The message says "Removed.", and they are gone from the table.',
      'Click "Remove" in the "Clay Pot" item',
      'Check that the message shows "Removed."',
      'Check that "Clay Pot" in the table is hidden',
    ],
    [
      'The past orders include BK-20 with 1 item, a total of $14.40 and the status Received.',
      'Check that the "past orders" section shows "BK-20"',
      'Check that the "items" column in the row of "BK-20" is 1',
      'Check that "total" in the row of "BK-20" is $14.4',
      'Check that "status" in the row of "BK-20" shows exactly "Received"',
    ],
    [
      'The receipt button gives you a file called receipt.txt.',
      'Click the "receipt" button',
      'Check that the name of the downloaded file is "receipt.txt"',
    ],
    [
      'You land on the checkout page, where the summary shows "Lamp".',
      'Check that the "checkout" page is shown',
      'Check that "summary" shows "Lamp"',
    ],
    ['Click on the column heading Total to sort by it.', 'Click the "Total" heading'],
  ]);
});

describe('forms in other words', () => {
  expectRead([
    [
      'The user enters ann@example.com and the password secret and presses Log in.',
      'Log in as "ann@example.com" with the password "secret"',
    ],
    [
      'ann@example.com with the password secret cannot log in. The page says "Locked".',
      'Log in as "ann@example.com" with the password "secret"',
      'Check that the page shows "Locked"',
    ],
    [
      'He fills in the name Leo Stone, the e-mail leo@example.com, the postcode 10001, accepts the terms and places the order.',
      'Type "Leo Stone" in "name"',
      'Type "leo@example.com" in "e-mail"',
      'Type "10001" in "postcode"',
      'Tick "terms"',
      'Click "Place order"',
    ],
    [
      'Under the fields I expect "Enter your name." and "Choose a topic."',
      'Check that the page shows "Enter your name."',
      'Check that the page shows "Choose a topic."',
    ],
    [
      'Type "Hi" in message. Click Send. The name and the message are empty again.',
      'Type "Hi" in the message',
      'Click "Send"',
      'Check that "name" is empty',
      'Check that the "message" field is empty',
    ],
    [
      'Click Save. The page itself must not change.',
      'Click "Save"',
      'Check that the page address is "{{previous address}}"',
    ],
    ['The line changes to "On now."', 'Check that the page shows "On now."'],
  ]);
});

describe('what was typed, and whose page it is', () => {
  expectRead([
    [
      'Enter grace as the username. Click Save. The username I typed should still be in its field.',
      'Type "grace" in "username"',
      'Click "Save"',
      'Check that "username" has the value "grace"',
    ],
    [
      'Type "Jo" in the name field. Click Send. My name is still in the form afterwards.',
      'Type "Jo" in the "name" field',
      'Click "Send"',
      'Check that the "name" field has the value "Jo"',
    ],
    ['The username is still filled in.', 'Check that "username" is not empty'],
    [
      'Click on the teapot and you get to its page, where the price is $48.00.',
      'Click "teapot"',
      'Check that the "teapot" page is shown',
      'Check that "price" is $48',
    ],
    ['Look at the sorting. Set it to "Price, high to low".', 'Choose "Price, high to low"'],
    ['Click Volume. Set it to "Loud".', 'Click "Volume"', 'Set it to "Loud"'],
    ['Sunday is closed.', 'Check that the "Sunday" item matches "/\\bclosed\\b/i"'],
  ]);
});

describe('what a text begins with', () => {
  expectRead([
    [
      'Ticket from this morning: somebody removed the lamp.\n\nClick Save. The page says "Saved".',
      'Click "Save"',
      'Check that the page shows "Saved"',
    ],
    [
      'Quick one for the landing page: the heading reads "Welcome".',
      'Check that the heading shows "Welcome"',
    ],
    [
      'To check the fix, click Save. The page says "Saved".',
      'Click "Save"',
      'Check that the page shows "Saved"',
    ],
  ]);
});
