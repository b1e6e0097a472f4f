import type { Make } from '../recording/make.ts';

export default {
  make: 'toastify',
  licence: 'MIT',
  packages: ['toastify-js@1'],
  pages: { water: ['Click the "+" button', ['Click the "+" button'], 'Click the "start again" link'] },
} satisfies Make;
