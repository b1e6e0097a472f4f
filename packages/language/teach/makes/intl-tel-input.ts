import type { Make } from '../recording/make.ts';

export default {
  make: 'intl-tel-input',
  licence: 'MIT',
  packages: ['intl-tel-input@29'],
  pages: {
    callback: [
      ['Type "12" in the field', 'Click the "Yes please" button'],
      [
        'Type "0612345678" in the field',
        'Select "Evenings" from the dropdown',
        'Click the "Yes please" button',
      ],
      'Click the first button',
    ],
  },
} satisfies Make;
