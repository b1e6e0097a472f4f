import type { Make } from '../recording/make.ts';

export default {
  make: 'rsuite',
  licence: 'MIT',
  packages: ['rsuite@5', 'react@18', 'react-dom@18'],
  pages: {
    courier: [
      'Click the "Next" button',
      [
        'Click the first "Select" dropdown',
        'Click "Bergen"',
        'Click the "Select" dropdown',
        'Click the "Oslo" option',
      ],
      'Click the "Next" button',
      'Click "By air"',
      'Click the "Order pick-up" button',
    ],
  },
} satisfies Make;
