import type { Make } from '../recording/make.ts';

export default {
  make: 'element-plus',
  licence: 'MIT',
  packages: ['element-plus@2', 'vue@3'],
  pages: {
    rooms: [
      ['Tick the "Free tonight" checkbox', 'Click the "Per night" column'],
      'Click the "Check in" button in the row of "Larch"',
      'Click the "Give the key" button',
      ['Type "Ms Ode" in the "Guest" field', 'Click the "Give the key" button'],
      ['Untick the "Free tonight" checkbox', 'Click the "Check out" button in the row of "Rowan"'],
      'Click the "Yes, out" button',
    ],
  },
} satisfies Make;
