import type { Make } from '../recording/make.ts';

export default {
  make: 'sweetalert2',
  licence: 'MIT',
  packages: ['sweetalert2@11'],
  pages: {
    hives: [
      'Click "🗑️" in the row of "Roof"',
      ['Click the "Give away" button', 'Click "✏️" in the row of "Orchard"'],
      ['Type "8" in the field', 'Click the "Write down" button', 'Click the "Add a hive" button'],
      'Click the "OK" button',
      [
        'Type "Chapel wall" in the "Where does it stand?" field',
        'Click the "OK" button',
        'Click "👁" in the row of "Chapel wall"',
      ],
    ],
  },
} satisfies Make;
