import { type Command, readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { findLost } from './faithful.ts';
import { writeLine } from './linear.ts';
import { toUnits } from './units.ts';

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
  expect(lostOf('Nothing is done with "this"', [])).toEqual(['Nothing', 'this']);
});
