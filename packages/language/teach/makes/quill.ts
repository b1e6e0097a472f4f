import type { Make } from '../recording/make.ts';

export default {
  make: 'quill',
  licence: 'BSD-3-Clause',
  packages: ['quill@2'],
  pages: {
    letter: [
      'Click the "Publish…" button',
      [
        'Type "Summer fête" in the "Headline" field',
        'Click the "bold" button',
        'Click the "Publish…" button',
      ],
      ['Choose the "Committee (9)" radio button', 'Click the "Send now" button'],
      'Click the "link" button',
    ],
  },
} satisfies Make;
