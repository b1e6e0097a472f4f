import type { Make } from '../recording/make.ts';

export default {
  make: 'codemirror',
  licence: 'MIT',
  packages: ['codemirror@6.65.7'],
  pages: {
    snippets: [
      'Click "▶"',
      ['Click "slug"', 'Select "Tabs" from the dropdown'],
      ['Click "＋"', 'Type "tax" in the first field'],
      ['Click "dice"', 'Click "🗑"', 'Accept the browser dialog'],
    ],
  },
} satisfies Make;
