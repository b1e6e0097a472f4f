import type { Make } from '../recording/make.ts';

export default {
  make: 'filepond',
  licence: 'MIT',
  packages: ['filepond@4'],
  pages: {
    apply: [
      'Click the "Apply" button',
      [
        'Type "Odile Marchand" in the "Your name *" field',
        'Upload the file "cv.pdf"',
        'Click the "Keep my papers for a year" checkbox',
      ],
      'Click the "Apply" button',
    ],
  },
} satisfies Make;
