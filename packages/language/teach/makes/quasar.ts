import type { Make } from '../recording/make.ts';

export default {
  make: 'quasar',
  licence: 'MIT',
  packages: ['quasar@2', 'material-icons@1', 'vue@3'],
  pages: {
    parcel: [
      'Click "Bookshop Lyra"',
      'Click the "Handed over" button',
      ['Type "L. Ferri" in the "Taken by" field', 'Click the "Handed over" button'],
      ['Click "Dr. Varga"', 'Click the "Nobody there" button'],
      ['Click "Back to the depot"', 'Click the "OK" button', 'Click the "Brought" tab'],
    ],
  },
} satisfies Make;
