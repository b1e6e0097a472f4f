import type { Make } from '../recording/make.ts';

export default {
  make: 'vaadin',
  licence: 'Apache-2.0',
  packages: [
    'button',
    'grid',
    'text-field',
    'select',
    'dialog',
    'combo-box',
    'date-picker',
    'tabs',
    'checkbox',
    'notification',
  ].map((name) => `@vaadin/${name}`),
  pages: {
    orders: [
      'Click the third "»" button',
      ['Select "new" from the dropdown'],
      ['Click the "New order" button', 'Click the "Take it" button'],
      [
        'Type "Mrs Lund" in the "For" field',
        'Press "Enter"',
        'Type "2 poppy plaits" in the "What" field',
        'Click the "Take it" button',
      ],
      'Click the "Tomorrow" tab',
    ],
  },
} satisfies Make;
