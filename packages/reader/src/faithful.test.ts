import { type Command, readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { findLost } from './faithful.ts';
import { writeLine } from './network/linear.ts';
import { toUnits } from './network/units.ts';

function lostOf(sentence: string, steps: string[]): string[] {
  const commands: Command[] = steps.flatMap((step) => readCanonical(step) ?? []);
  const units = toUnits(sentence, '');
  return findLost(units, writeLine(commands, units), commands);
}

test('a reading that keeps everything has lost nothing', () => {
  expect(lostOf('The badge must not go beyond 3', ['Check that "badge" is at most 3'])).toEqual([]);
  expect(lostOf('Hit "Save" twice, please', ['Click "Save"', 'Click "Save"'])).toEqual([]);
  expect(lostOf('The second row belongs to Ada', ['Check that the second row shows "Ada"'])).toEqual([]);
});

test('what counts the deeds themselves is not lost', () => {
  const ticks = ['Tick "Music"', 'Tick "Travel"', 'Click "Next"'];
  expect(lostOf('She likes Music and Travel, ticks these two and goes on to Next', ticks)).toEqual([]);
  expect(lostOf('Hit Save a second time', ['Click "Save"'])).toEqual([]);
  const claims = ['Check that "Lamp" is visible', 'Check that "Vase" is visible', 'Click "Next"'];
  expect(lostOf('2 things are there, Lamp and Vase, then Next', claims)).toEqual(['2']);
});

test('texts, numbers, denials and names that are passed over are told', () => {
  expect(lostOf('It says "Saved" and "Bye"', ['Check that the page shows "Saved"'])).toEqual(['Bye']);
  expect(lostOf('The badge shows 3 of 7', ['Check that "badge" is 3'])).toEqual(['7']);
  expect(lostOf('No lamp is listed', ['Check that "lamp" is visible'])).toEqual(['No']);
  expect(lostOf('The third lamp is red', ['Check that "lamp" shows "red"'])).toEqual(['third']);
  expect(lostOf('Put the Lamp and the Vase away', ['Click "Lamp"'])).toEqual(['Vase']);
  expect(lostOf('Only the lamp is left', ['Check that "lamp" is visible'])).toEqual(['Only']);
  expect(lostOf('Only the lamp is shown', ['Check that the number of "lamp" items is 1'])).toEqual([]);
  expect(lostOf('There are at least 3 lamps', ['Check that the number of "lamp" items is 3'])).toEqual([
    'at least',
  ]);
  expect(lostOf('3 lamps are left', ['Check that "lamp" is visible'])).toEqual(['3']);
  expect(lostOf('Leave without a word', ['Click "Leave"'])).toEqual(['without']);
});

test('an order that is passed over and a denial that is taken back are told', () => {
  const sorted = 'Check that "Total" is sorted in descending order';
  expect(lostOf('Click Total for ascending and again for descending order', [sorted])).toContain('ascending');
  expect(lostOf('The order is descending', [sorted])).toEqual([]);
  const denied = 'Check that "row" does not show "Open"';
  expect(lostOf('People say the row does not show "Open", so make sure it does', [denied])).toHaveLength(1);
});

test('a place that a claim is about is not passed over', () => {
  const sentence = 'Underneath it we show "Too short"';
  expect(lostOf(sentence, ['Check that the page shows "Too short"'])).toEqual(['Underneath']);
  expect(lostOf(sentence, ['Check that "Too short" below "it" is visible'])).toEqual([]);
});

test('a remark may speak of anything but a text in quotes', () => {
  expect(lostOf('Nothing is done with "this"', [])).toEqual(['this']);
  expect(lostOf("As Ada I don't want 3 calls", [])).toEqual([]);
});

test('labels, keys by their short names and what is left undone are no losses', () => {
  expect(lostOf('Step 2: hit "Save"', ['Click "Save"'])).toEqual([]);
  expect(lostOf('Press Ctrl+Z', ['Press "Control+Z"'])).toEqual([]);
  expect(lostOf('Hit "Save" without filling in a word', ['Click "Save"'])).toEqual([]);
});

test('turns of speech are met by claims of their sort', () => {
  const page = 'Check that the "profile" page is shown';
  expect(lostOf('You land on Your profile', ['Click "Your profile"'])).toEqual(['land on']);
  expect(lostOf('You land on Your profile', ['Check that the "Your profile" page is shown'])).toEqual([]);
  expect(lostOf('You stay there and read that it is wrong', [page])).toEqual(['read that']);
  expect(lostOf('Name must still be filled in', ['Check that "Name" is empty'])).toHaveLength(1);
  expect(lostOf('Name must still be filled in', ['Check that "Name" is not empty'])).toEqual([]);
  const [first, last] = ['Check that the first item shows "A"', 'Check that the last item shows "B"'];
  expect(lostOf('The first is A, right after it comes B', [first, last])).toEqual(['right after it']);
  const second = 'Check that the second item shows "B"';
  expect(lostOf('The first is A, right after it comes B', [first, second])).toEqual([]);
});

test('an amount is kept where it is compared as a number', () => {
  expect(lostOf('The total is $1,250.00', ['Check that "total" is $1250'])).toEqual([]);
  expect(lostOf('The total is $1,250.00', ['Check that "total" is $1200'])).toEqual(['$1,250.00']);
});

test('others that are left out are counted out', () => {
  expect(lostOf('You get Kim and nobody else', ['Check that "Kim" is visible'])).toEqual(['nobody']);
  const counted = ['Check that "Kim" is visible', 'Check that the number of "result" items is 1'];
  expect(lostOf('You get Kim and nobody else', counted)).toEqual([]);
});

test('the state in which something must be is told, and what was so before is not', () => {
  const first = ['Check that the first card shows "Plan party"'];
  expect(lostOf('"Plan party" is the first card in progress', first)).toEqual(['in progress']);
  expect(lostOf('The blanket is sold out', ['Check that "blanket" is visible'])).toEqual(['sold out']);
  expect(lostOf('The blanket is sold out', ['Check that the "blanket" item shows "sold out"'])).toEqual([]);
  const thanks = ['Check that the page shows "Thanks"'];
  expect(lostOf('After it was delivered, the page shows "Thanks"', thanks)).toEqual([]);
});
