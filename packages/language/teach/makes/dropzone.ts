import type { Make } from '../recording/make.ts';

export default {
  make: 'dropzone',
  licence: 'MIT',
  packages: ['dropzone@6'],
  pages: {
    claim: [
      'Click the "Report" button',
      ['Select "Water" from the "What happened" dropdown', 'Upload the file "cellar.png"'],
      ['Upload the file "bill.pdf"'],
      ['Click the second "Take away" link', 'Click the "Report" button'],
    ],
  },
} satisfies Make;
