import type { Make } from '../recording/make.ts';

export default {
  make: 'tui-calendar',
  licence: 'MIT',
  packages: ['@toast-ui/calendar@2'],
  pages: {
    rooms: [
      'Click "Tango class"',
      ['Click the "Delete" button', 'Untick the "Red room" checkbox'],
      ['Tick the "Red room" checkbox', 'Select "Month" from the "Week" dropdown'],
      ['Select "Week" from the dropdown', 'Click the "▶" button'],
      ['Click "Brass quintet"', 'Click the "Edit" button'],
    ],
  },
} satisfies Make;
