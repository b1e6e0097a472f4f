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
      'Check that the "Garden Chair" item in the "Our picks" section contains "$12.00"',
      'Check that the "Table Lamp" item in the "Our picks" section contains "$120.00"',
    ],
    [
      'Under "Our picks" there are two plans. They are Basic for $5.00 and Pro for $9.00.',
      'Check that the number of "plan" items in the "Our picks" section is 2',
      'Check that the "Basic" item in the "Our picks" section contains "$5.00"',
      'Check that the "Pro" item in the "Our picks" section contains "$9.00"',
    ],
    [
      'The summary shows the Chair ($12.00) and the Lamp ($120.00).',
      'Check that the "Chair" item in the "summary" section contains "$12.00"',
      'Check that the "Lamp" item in the "summary" section contains "$120.00"',
    ],
    [
      'Both are listed there, the chair with $12.00 and the lamp with $9.50.',
      'Check that the "chair" item contains "$12.00"',
      'Check that the "lamp" item contains "$9.50"',
    ],
    ['You see the Garden Chair for $12.00.', 'Check that the "Garden Chair" item contains "$12.00"'],
    [
      'The heading reads "Welcome", and below it our bestsellers are the Chair for $12.00 and the Lamp for $9.00.',
      'Check that the heading shows "Welcome"',
      'Check that the "Chair" item in the "bestsellers" section contains "$12.00"',
      'Check that the "Lamp" item in the "bestsellers" section contains "$9.00"',
    ],
    [
      'The order summary lists 2 × Garden Chair with $24.00.',
      'Check that "order summary" shows "2 × Garden Chair"',
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
