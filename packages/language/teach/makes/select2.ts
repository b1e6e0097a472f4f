import type { Make } from '../recording/make.ts';

export default {
  make: 'select2',
  licence: 'MIT',
  packages: ['select2@4.0.13', 'jquery@3'],
  pages: {
    rental: [
      'Click the "Add" button',
      'Click "Which one?"',
      ['Click "Chipper"', 'Type "3" in the "Days" field', 'Click the "Add" button'],
      ['Tick the checkbox', 'Click "North"', 'Click "Airport road"', 'Click the "Add" button'],
      ['Click the first "del" link'],
    ],
  },
} satisfies Make;
