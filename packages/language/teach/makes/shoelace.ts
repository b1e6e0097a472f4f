import type { Make } from '../recording/make.ts';

export default {
  make: 'shoelace',
  licence: 'MIT',
  packages: ['@shoelace-style/shoelace@2'],
  pages: {
    museum: [
      ['Click the fourth button', 'Click the "Book" button'],
      ['Type "2026-11-07" in the "Day of visit" field', 'Click "We are members"', 'Click the "Book" button'],
      'Click the "Yes, book" button',
      ['Click the "Tours" tab', 'Click the first "Join" button', 'Click "Is there a café?"'],
    ],
  },
} satisfies Make;
