import type { Make } from '../recording/make.ts';

export default {
  make: 'govuk',
  licence: 'MIT',
  packages: ['govuk-frontend@5'],
  pages: {
    permit: [
      'Click the "Continue" button',
      ['Choose the "Plants" radio button', 'Click the "Continue" button'],
      [
        'Type "Rosa Quint" in the "Full name" field',
        'Type "12" in the "Telephone number" field',
        'Click the "Continue" button',
      ],
      [
        'Type "0113 496 0000" in the "Telephone number" field',
        'Type "LS1 4AP" in the "Postcode" field',
        'Click the "Continue" button',
      ],
      [
        'Type "27" in the "Day" field',
        'Type "3" in the "Month" field',
        'Type "2027" in the "Year" field',
        'Tick the "I need electricity" checkbox',
        'Click the "Continue" button',
      ],
      'Click the "Accept and send" button',
    ],
  },
} satisfies Make;
