import type { Make } from '../recording/make.ts';

export default {
  make: 'leaflet',
  licence: 'BSD-2-Clause',
  packages: ['leaflet@1'],
  pages: {
    taps: [
      'Click the "Fish Bridge" link',
      'Click the "Report as dry" button',
      ['Tick the "only working ones" checkbox', 'Click the "Send" button'],
      [
        'Type "Salt Quay" in the "Street" field',
        'Choose the "dry" radio button',
        'Click the "Send" button',
        'Untick the "only working ones" checkbox',
      ],
    ],
  },
} satisfies Make;
