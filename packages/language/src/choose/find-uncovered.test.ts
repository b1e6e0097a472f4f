import { expect, test } from 'vitest';
import { findUncovered } from './find-uncovered.ts';

const click = 'Click the "Save" button';

test.for<[sentence: string, steps: string[], lost: string[]]>([
  ['Click Save', [click], []],
  ['Type "Ada" into the name field', ['Type "Ada" in the "Name" field'], []],
  ['Type "Ada" into the name field', ['Type "Bob" in the "Name" field'], ['Ada']],
  ['Type ‘Ada’ and “Lovelace”', ['Type "Ada" in the "First name" field'], ['Lovelace']],
  ['Type „Grüße“ there', ['Type "Grüße" in the "Text" field'], []],
  ['Say "don\'t" in the box', ['Type "don\'t" in the "Box" field'], []],
  ['the file "a \\" b" stays', ['Check that the page shows "a \\" b"'], []],
  ["It's Ann's turn, click Save", [click], ["It's Ann's turn"]],
  ["The 'Total' is shown", ['Check that the "Sum" text is visible'], ['Total']],
  ['Open https://shop.example/cart.', ['Open "https://shop.example/cart"'], []],
  ['Open https://shop.example/cart', ['Open "https://shop.example/"'], ['https://shop.example/cart']],
  ['Log in as ann@shop.example', [click], ['ann@shop.example']],
  ['There are 5 rows', ['Check that the number of rows is 5'], []],
  ['There are 5 rows', ['Check that the number of rows is 6'], ['5']],
  ['The total is 1,234.50', ['Check that the "Total" text shows "1234.50"'], []],
  ['The total is 12,50 €', ['Check that the "Total" text shows "12,50"'], []],
  ['The total is $12.50', ['Check that the "Total" text shows "$12.05"'], ['12.50']],
  ['Click Save 3 times', [click, click, click], []],
  ['Click Save 3 times', ['Click the "Save" button 3 times'], []],
  ['Click Save 3 times', [click, click], ['3']],
  ['Open row 2', ['Click the second row'], []],
  [
    'Pick 06/04/2026',
    ['Select "2026" from the "Year" dropdown', 'Select "4" from the "Month" dropdown', 'Click "6"'],
    [],
  ],
  ['Three rows are left', ['Check that the number of rows is 3'], []],
  ['Three rows are left', ['Check that the row is visible'], ['Three']],
  ['The two buttons Yes and Maybe', ['Check that the "Answer" list holds "Yes" and "Maybe"'], []],
  ['Click the three dots', ['Click the "⋮" button'], []],
  ['Click the left one of the two icons', ['Click the first icon'], []],
  ['Step 3: click Save', [click], []],
  ['R-12 Save is clicked', [click], []],
  ['#4711 Save is clicked', [click], []],
  ['Save is not visible', ['Check that the "Save" button is not visible'], []],
  ['Save is not visible', ['Check that the "Save" button is visible'], ['not']],
  ["Save isn't there", ['Check that the "Save" button is visible'], ["isn't"]],
  ['Save cannot be clicked', ['Check that the "Save" button is disabled'], []],
  ['No row shows Ann', ['Check that no row shows "Ann"'], []],
  ['Nobody is listed', ['Check that the number of rows is 0'], []],
  ['Only Ann is listed', ['Check that the "People" list holds exactly "Ann"'], []],
  ['Only Ann is listed', ['Check that the page shows "Ann"'], ['Only']],
  ['All rows are open', ['Check that every row shows "open"'], []],
  ['All rows are open', ['Check that the page shows "open"'], ['All']],
  ['Tick both boxes', ['Tick the "A" checkbox', 'Tick the "B" checkbox'], []],
  ['"not found" is shown', ['Check that the page shows "not found"'], []],
])('%s -> %j loses %j', ([sentence, steps, lost]) => {
  expect(findUncovered(sentence, steps).map(({ text }) => text)).toEqual(lost);
});

test('says where the lost words stand', () => {
  const sentence = 'Type "Ada", then 7 letters';
  const [first, second] = findUncovered(sentence, []);
  expect(sentence.slice(first?.start, first?.end)).toBe('"Ada"');
  expect(sentence.slice(second?.start, second?.end)).toBe('7');
});

test('reads floods of quotes and figures once', () => {
  const quotes = findUncovered(`${'"'.repeat(20_000)} "Ada`, []);
  expect(quotes).toEqual([]);
  expect(findUncovered('1 '.repeat(20_000), ['Check that the number of rows is 1'])).toEqual([]);
});
