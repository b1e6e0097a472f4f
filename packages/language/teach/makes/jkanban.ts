import type { Make } from '../recording/make.ts';

export default {
  make: 'jkanban',
  licence: 'Apache-2.0',
  packages: ['jkanban@1'],
  pages: {
    repairs: [
      'Click "Radio from 1971"',
      'Click the first "+ Bring something" button',
      ['Type "Hair dryer" in the field', 'Click the "Leave it here" button'],
    ],
  },
} satisfies Make;
