import type { Make } from '../recording/make.ts';

export default {
  make: 'tachyons',
  licence: 'MIT',
  packages: ['tachyons@4'],
  pages: {
    seeds: {
      plays: [
        ['Tick the "March" checkbox', 'Select "Cheapest" from the dropdown'],
        [
          ['Click the first "Into the barrow" button', 'Click the third "Into the barrow" button'],
          'Click the "2" link',
          ['Type "SUMMER" in the "Voucher" field', 'Click the "OK" button'],
        ],
        ['Set the "€6" slider to "3"'],
      ],
    },
  },
} satisfies Make;
