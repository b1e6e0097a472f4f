import type { Make } from '../recording/make.ts';

export default {
  make: 'primevue',
  licence: 'MIT',
  packages: ['primevue@4.2.5', '@primevue/themes@4.2.5', 'vue@3'],
  pages: {
    product: [
      ['Click the "Clear name" button', 'Click the "Save" button'],
      [
        'Type "Clay teapot, large" in the "Name" field',
        'Click "✕" in the row of "Oat"',
        'Click the "Save" button',
      ],
      ['Click "Kitchen"'],
      ['Click the "Garden" option', 'Type "autumn" in the "tag, then Enter" field', 'Press "Enter"'],
      ['Toggle the switch', 'Click the "+ colour" button'],
    ],
  },
} satisfies Make;
