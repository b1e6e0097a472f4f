import type { Make } from '../recording/make.ts';

export default {
  make: 'headlessui',
  licence: 'MIT',
  packages: ['@headlessui/react@2', 'react@18', 'react-dom@18'],
  pages: {
    playlist: [
      ['Click the third "►" button', 'Click the fourth "♡" button'],
      'Click the second "…" button',
      ['Click "Throw out"', 'Click "✎"'],
      ['Type "Night bus" in the field', 'Click the "OK" button', 'Click the switch'],
      ['Click "As added"'],
      ['Click "By artist"'],
    ],
  },
} satisfies Make;
