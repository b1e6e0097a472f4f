import type { Make } from '../recording/make.ts';

export default {
  make: 'spectrum',
  licence: 'Apache-2.0',
  packages: ['@spectrum-web-components/bundle@1'],
  pages: {
    studio: [
      ['Type "Barn dance" in the "Headline" field', 'Click the "R" button'],
      'Click the "Paper" dropdown',
      ['Click "Flyer"', 'Click the "Print 50" button'],
      'Click the "Reset" button',
    ],
  },
} satisfies Make;
