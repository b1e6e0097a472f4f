import type { Make } from '../recording/make.ts';

export default {
  make: 'react-aria',
  licence: 'Apache-2.0',
  packages: ['react-aria-components@1', 'react@18', 'react-dom@18'],
  pages: {
    pharmacy: [
      ['Click "Cetirizine 10"', 'Click the "+" button', 'Choose the "Bring it round" radio button'],
      'Click the "When?" button',
      ['Click the "Saturday" option', 'Click the "Order 2" button'],
      'Click the "Yes" button',
      [
        'Type "402217" in the "Insurance number" field',
        'Click the "Order 2" button',
        'Click the "Yes" button',
      ],
    ],
  },
} satisfies Make;
