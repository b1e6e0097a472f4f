import type { Make } from '../recording/make.ts';

export default {
  make: 'jspreadsheet',
  licence: 'MIT',
  packages: ['jspreadsheet-ce@5', 'jsuites@6'],
  pages: {
    budget: ['Click the "Check" button', 'Right-click "Camping site"', ['Press "Escape"', 'Click "People"']],
  },
} satisfies Make;
