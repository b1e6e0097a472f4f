import type { Make } from '../recording/make.ts';

export default {
  make: 'tom-select',
  licence: 'Apache-2.0, MIT',
  packages: ['tom-select@2', '@picocss/pico@2'],
  pages: {
    tags: [
      'Click the "Save" button',
      ['Type "Ferry back in service" in the "Working title" field', 'Click the "Keywords" field'],
      ['Click "harbour"', 'Click "ferry"', 'Press "Escape"'],
      ['Toggle the "Allow comments" switch', 'Click the "Preview" button'],
    ],
  },
} satisfies Make;
