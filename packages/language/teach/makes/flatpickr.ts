import type { Make } from '../recording/make.ts';

export default {
  make: 'flatpickr',
  licence: 'MIT',
  packages: ['flatpickr@4'],
  pages: {
    cabin: [
      'Click the "Ask for these dates" button',
      'Click the field',
      ['Click "August 17, 2026"', 'Click "August 21, 2026"'],
      [
        'Click the "+" button',
        'Tick the "The dog comes too" checkbox',
        'Click the "Ask for these dates" button',
      ],
    ],
  },
} satisfies Make;
