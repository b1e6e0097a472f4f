import type { Make } from '../recording/make.ts';

export default {
  make: 'handsontable',
  licence: 'MIT',
  packages: ['handsontable@6.2.2'],
  pages: {
    marks: [
      'Click the "Averages" button',
      'Click the "Trip paid" cell in the row of "Bartek"',
      ['Click the "🔓" button', 'Type "Che" in the "Pupil" field'],
      'Right-click "Ebba"',
    ],
  },
} satisfies Make;
