import type { Make } from '../recording/make.ts';

export default {
  make: 'jquery-ui',
  licence: 'MIT',
  packages: ['jquery-ui-dist@1', 'jquery@3'],
  pages: {
    vet: [
      'Click the "trash del" icon in the row of "T. Ruiz"',
      ['Click the "Take off" button', 'Click the "Next patient" button'],
      ['Click the "New visit" tab', 'Click the "Put in the book" button'],
      [
        'Type "Pip" in the first field',
        'Select "Tortoise" from the "Kind" dropdown',
        'Type "Ha" in the second field',
      ],
      ['Click "P. Hartmann"', 'Click the third field'],
      ['Click the "12" link', 'Click the "Put in the book" button'],
    ],
  },
} satisfies Make;
