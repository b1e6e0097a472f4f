import type { Make } from '../recording/make.ts';

export default {
  make: 'choices',
  licence: 'MIT',
  packages: ['choices.js@11'],
  pages: {
    pizza: [
      'Click "Normal"',
      ['Click "Family"', 'Click "Pick some"', 'Click "Olives"', 'Click "Artichoke"'],
      ['Press "Escape"', 'Choose the "Bring" radio button', 'Click the "Into the oven" button'],
    ],
  },
} satisfies Make;
