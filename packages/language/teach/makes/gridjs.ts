import type { Make } from '../recording/make.ts';

export default {
  make: 'gridjs',
  licence: 'MIT',
  packages: ['gridjs@6'],
  pages: {
    authors: [
      'Click "👍" in the row of "The Vegetarian"',
      ['Type "Morrison" in the "Type a keyword..." field', 'Click "Read this" in the row of "Sula"'],
      ['Clear the "Type a keyword..." field', 'Click the "Next" button'],
    ],
  },
} satisfies Make;
