import type { Make } from '../recording/make.ts';

export default {
  make: 'water',
  licence: 'MIT',
  packages: ['water.css@2'],
  pages: {
    habits: {
      plays: [
        [
          'Click the "+" button',
          ['Type "Call grandmother" in the "Something to do every day" field', 'Click the "+" button'],
        ],
        ['Click the "Week before" button'],
        ['Click "Reminders"', 'Click the "Set" button'],
        ['Tick the fifth checkbox in the row of "Ten pages"'],
      ],
    },
  },
} satisfies Make;
