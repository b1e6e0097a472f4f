import type { Make } from '../recording/make.ts';

export default {
  make: 'photoswipe',
  licence: 'MIT',
  packages: ['photoswipe@5'],
  pages: {
    prints: [
      'Click the "Two dogs" image',
      ['Click the "Next" button'],
      ['Click the "Close" button', 'Click the second "+" button', 'Click the fourth "+" button'],
      ['Select "20×30" from the dropdown', 'Click the "Order" button'],
    ],
  },
} satisfies Make;
