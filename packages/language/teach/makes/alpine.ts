import type { Make } from '../recording/make.ts';

export default {
  make: 'alpine',
  licence: 'MIT',
  packages: ['alpinejs@3'],
  pages: {
    till: [
      ['Click the "Plum" button 2 times', 'Click the "Fig" button'],
      ['Click the "Extras" button', 'Click the "Waffle cone" button'],
      ['Click the "1" button', 'Click the "0" button'],
      'Click the "Paid" button',
      ['Click the "Drinks" button', 'Click the "Lemonade" button'],
    ],
  },
} satisfies Make;
