import type { Make } from '../recording/make.ts';

export default {
  make: 'nouislider',
  licence: 'MIT',
  packages: ['nouislider@15'],
  pages: {
    flats: [
      ['Click the "2" button', 'Click "☆" in the "Mill loft" card'],
      ['Click the "any" button', 'Tick the "balcony" checkbox'],
      'Set the first slider to "1000"',
      'Click the last "Arrange a viewing" button',
    ],
  },
} satisfies Make;
