import { expect, test } from 'vitest';
import { findBorrowed } from './borrowed.ts';
import { toUnits } from './network/units.ts';

const before = 'Type "Lon" as the destination.';
const click = (from: number) => ['do=click', 'target{', 'name:', [from, from] as const, '}'];

test('what is done with words from before only is an echo, and borrowed where nothing points back', () => {
  const units = toUnits('Open the calendar.', before);
  const place = units.findIndex(({ text }) => text === 'destination');
  const own = units.findIndex(({ text }) => text === 'calendar');
  expect(findBorrowed(units, click(place))).toEqual({ echoes: 'a deed', borrows: true });
  expect(findBorrowed(units, click(own))).toEqual({ echoes: 'nothing', borrows: false });
  const claim = ['do=expect', 'name:', [place, place] as const];
  expect(findBorrowed(units, claim)).toEqual({ echoes: 'a claim', borrows: false });
});

test('words that point back may take what was named before', () => {
  const units = toUnits('Clear it again.', before);
  const place = units.findIndex(({ text }) => text === 'destination');
  expect(findBorrowed(units, click(place)).borrows).toBe(false);
});
