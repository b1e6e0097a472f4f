import type { Make } from '../recording/make.ts';

export default {
  make: 'prosemirror',
  licence: 'MIT',
  packages: ['example-setup', 'schema-basic', 'state', 'view', 'model', 'menu'].map(
    (name) => `prosemirror-${name}@1`,
  ),
  pages: {
    label: [
      ['Type "500" in the "How many?" field', 'Click the "Print" button'],
      [
        'Type "60" in the "How many?" field',
        'Select "square" from the "round" dropdown',
        'Click the "Print" button',
      ],
      ['Click "Fruit, sugar, lemon. Cooked in a copper pot."', 'Click "Type..."'],
    ],
  },
} satisfies Make;
