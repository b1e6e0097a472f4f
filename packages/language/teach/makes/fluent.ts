import type { Make } from '../recording/make.ts';

export default {
  make: 'fluent',
  licence: 'MIT',
  packages: ['@fluentui/web-components@2'],
  pages: {
    devices: [
      ['Click the first switch', 'Click the fourth "✕" button'],
      'Click the second "✎" button',
      ['Type "Big lamp" in the field in the dialog', 'Click the "Rename" button'],
      ['Type "lamp" in the "Which device?" field', 'Click "Night mode"'],
      [
        'Tick the "Also at weekends" checkbox',
        'Choose the "dimmed" radio button',
        'Click the "Apply" button',
      ],
    ],
  },
} satisfies Make;
