import { expect, test } from 'vitest';
import { makeSnapshot } from '../ground/test-snapshot.ts';
import { readCalendar } from './calendar.ts';

const numbered = (title: string, days: number[]) =>
  makeSnapshot([
    { role: 'textbox', name: 'Check-in' },
    { role: 'button', name: 'Previous month' },
    { role: 'generic', text: title },
    { role: 'button', name: 'Next month' },
    ...days.map((day) => ({ role: 'button', name: String(day) })),
  ]).elements;

function tell(elements: ReturnType<typeof numbered>, isoDate: string): string {
  const move = readCalendar(elements, isoDate);
  if (!move) return 'nothing';
  return 'day' in move ? `choose ${elements.indexOf(move.day)}` : `turn by ${move.turn.name}`;
}

test.for([
  ['March 2027', '2027-03-12', 'choose 5'],
  ['Mar. 2027', '2027-03-12', 'choose 5'],
  ['March 2027', '2027-04-12', 'turn by Next month'],
  ['March 2027', '2026-12-12', 'turn by Previous month'],
  ['Dates', '2027-03-12', 'nothing'],
] as const)('with %s shown, for %s: %s', ([title, isoDate, expected]) => {
  expect(tell(numbered(title, [11, 12, 13]), isoDate)).toBe(expected);
});

test('days of the months around are not taken for those of the month', () => {
  const days = [30, 31, 1, 2, 29, 30, 31, 1, 2];
  expect(tell(numbered('May 2027', days), '2027-05-01')).toBe('choose 6');
  expect(tell(numbered('May 2027', days), '2027-05-30')).toBe('choose 9');
});

test('a day that says its whole date needs no title', () => {
  const { elements } = makeSnapshot([
    { role: 'button', name: 'Thursday, March 11, 2027' },
    { role: 'button', name: 'Friday, March 12, 2027' },
  ]);
  expect(tell(elements, '2027-03-12')).toBe('choose 1');
});
