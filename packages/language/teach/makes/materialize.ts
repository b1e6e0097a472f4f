import type { Make } from '../recording/make.ts';

export default {
  make: 'materialize',
  licence: 'MIT',
  packages: ['@materializecss/materialize@2'],
  pages: {
    seats: [
      'Click "Book"',
      ['Click the "C4" button', 'Click the "C5" button'],
      ['Select "Senior £7.50" from the dropdown', 'Click "Book"'],
    ],
  },
} satisfies Make;
