import type { Make } from '../recording/make.ts';

export default {
  make: 'spectre',
  licence: 'MIT',
  packages: ['spectre.css@0.5'],
  pages: {
    rooms: {
      plays: [
        [
          'Click the "Start" button in the "Room 101" card',
          'Click the "Finished" button in the "Room 101" card',
        ],
        [
          'Click the "2nd" button',
          'Click the "flag" icon in the "Room 204" card',
          ['Select "Shower" from the dropdown', 'Click the "Report" button'],
        ],
      ],
    },
  },
} satisfies Make;
