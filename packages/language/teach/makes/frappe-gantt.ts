import type { Make } from '../recording/make.ts';

export default {
  make: 'frappe-gantt',
  licence: 'MIT',
  packages: ['frappe-gantt@1'],
  pages: {
    film: ['Click the second "done" button', 'Set the third slider to "70"', 'Click the "Month" button'],
  },
} satisfies Make;
