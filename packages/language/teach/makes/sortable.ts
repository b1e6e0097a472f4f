import type { Make } from '../recording/make.ts';

export default {
  make: 'sortable',
  licence: 'MIT',
  packages: ['sortablejs@1'],
  pages: {
    moving: [
      'Drag "Pack the books" onto "Fetch the van"',
      ['Click the first "×"'],
      [
        'Click the "Undo" button',
        'Type "Redirect the post" in the "Next job" field',
        'Click the "Add" button',
      ],
    ],
  },
} satisfies Make;
