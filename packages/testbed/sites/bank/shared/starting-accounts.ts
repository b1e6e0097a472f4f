import type { Account, Transaction } from './visitor.ts';

function book(day: string, payee: string, purpose: string, amount: number): Transaction {
  return { day, payee, purpose, amount };
}

export const startingAccounts: Account[] = [
  {
    id: 'everyday',
    name: 'Everyday Account',
    iban: 'DE21500300000040718801',
    balance: 128450,
    transactions: [
      book('2026-03-27', 'Rheinland Energy', 'Electricity April', -8600),
      book('2026-03-25', 'Brightwater Ltd', 'Salary March', 245000),
      book('2026-03-23', 'Corner Bakery', 'Card payment', -1240),
      book('2026-03-20', 'City Transit', 'Monthly pass', -5800),
      book('2026-03-16', 'Green Grocer', 'Card payment', -6435),
      book('2026-03-12', 'Thomas Marsh', 'Concert tickets', 4500),
      book('2026-03-06', 'Lakeside Property', 'Rent March', -78000),
      book('2026-03-02', 'Corner Bakery', 'Card payment', -890),
      book('2026-02-25', 'Brightwater Ltd', 'Salary February', 245000),
      book('2026-02-19', 'Green Grocer', 'Card payment', -7120),
      book('2026-02-14', 'Book Harbour', 'Order 5518', -2750),
      book('2026-02-06', 'Lakeside Property', 'Rent February', -78000),
      book('2026-01-26', 'Brightwater Ltd', 'Salary January', 245000),
      book('2026-01-09', 'Rheinland Energy', 'Electricity refund', 3180),
    ],
  },
  {
    id: 'savings',
    name: 'Rainy Day Savings',
    iban: 'DE94500300000040718802',
    balance: 642000,
    transactions: [
      book('2026-03-27', 'Helen Marsh', 'Monthly saving', 20000),
      book('2026-02-27', 'Helen Marsh', 'Monthly saving', 20000),
      book('2026-01-02', 'Nordhafen Bank', 'Interest 2025', 4215),
    ],
  },
  {
    id: 'household',
    name: 'Household Account',
    iban: 'DE67500300000040718803',
    balance: 31275,
    transactions: [
      book('2026-03-24', 'Green Grocer', 'Card payment', -4725),
      book('2026-03-18', 'Waterworks Nordhafen', 'Water first quarter', -6300),
      book('2026-03-01', 'Thomas Marsh', 'Share for March', 30000),
      book('2026-02-01', 'Thomas Marsh', 'Share for February', 30000),
    ],
  },
];

/** The months that the filter offers. */
export const months: readonly (readonly [value: string, text: string])[] = [
  ['2026-03', 'March 2026'],
  ['2026-02', 'February 2026'],
  ['2026-01', 'January 2026'],
];

/** The day that it is at the bank. */
export const today = '2026-03-30';
