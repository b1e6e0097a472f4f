import type { Make } from '../recording/make.ts';

export default {
  make: 'jstree',
  licence: 'MIT',
  packages: ['jstree@3', 'jquery@3'],
  pages: {
    archive: [
      'Click the "−" button',
      'Click "Ferries (32)"',
      ['Tick the "Open to visitors" checkbox', 'Type "Wed" in the "Find a folder" field'],
      ['Click "Weddings (19)"', 'Click the "−" button'],
    ],
  },
} satisfies Make;
