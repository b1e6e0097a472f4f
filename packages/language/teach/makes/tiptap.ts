import type { Make } from '../recording/make.ts';

export default {
  make: 'tiptap',
  licence: 'MIT',
  packages: ['@tiptap/core@3', '@tiptap/starter-kit@3'],
  pages: {
    minutes: [
      ['Type "Rosa" in the "Name and Enter" field', 'Press "Enter"'],
      ['Click "The builder comes in July."', 'Click the "•" button'],
      ['Click the second "x" link', 'Tick the "Locked" checkbox'],
    ],
  },
} satisfies Make;
