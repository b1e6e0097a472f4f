import type { Make } from '../recording/make.ts';

export default {
  make: 'vuetify',
  licence: 'MIT',
  packages: ['vuetify@3', 'vue@3'],
  pages: {
    garden: [
      ['Click the second "▲" button', 'Click the second "▲" button'],
      ['Toggle the second switch', 'Click the first "Add plant" button'],
      'Click the "Plant" button',
      ['Type "Sorrel" in the "Name" field', 'Click the "Plant" button'],
      'Click "☰"',
    ],
  },
} satisfies Make;
