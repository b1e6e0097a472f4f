import type { Make } from '../recording/make.ts';

export default {
  make: 'tabulator',
  licence: 'MIT',
  packages: ['tabulator-tables@6'],
  pages: {
    expenses: [
      'Click the "Amount" column',
      ['Select "Meals" from the "Everything" dropdown', 'Click the first checkbox in the row of "27.50"'],
      'Click the "Hand in" button',
      ['Select "Everything" from the dropdown', 'Click the "Next" button'],
      'Right-click the row of "Rail Nord"',
    ],
  },
} satisfies Make;
