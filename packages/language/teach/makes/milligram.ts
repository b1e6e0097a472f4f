import type { Make } from '../recording/make.ts';

export default {
  make: 'milligram',
  licence: 'MIT',
  packages: ['milligram@1'],
  pages: {
    invoice: {
      plays: [
        ['Click "+ another line"', 'Click the "Send it" button'],
        [
          'Click the third "×" button',
          ['Select "Grove Primary School" from the first dropdown', 'Click the "Send it" button'],
        ],
        [['Type "4" in the second field in the row of "320"']],
      ],
    },
  },
} satisfies Make;
