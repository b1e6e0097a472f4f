import type { Make } from '../recording/make.ts';

export default {
  make: 'naive-ui',
  licence: 'MIT',
  packages: ['naive-ui@2', 'vue@3'],
  pages: {
    parts: [
      ['Click the first "+1" button', 'Click the third "+1" button', 'Click the third "☆" button'],
      'Click "🛒"',
      ['Tick the "Fit it for me (+35 €)" checkbox', 'Click the "Order" button'],
      ['Press "Escape"', 'Type "spoke" in the "What are you after?" field', 'Click "≣"'],
      ['Type "saddle" in the "What are you after?" field'],
    ],
  },
} satisfies Make;
