import type { Make } from '../recording/make.ts';

export default {
  make: 'primer',
  licence: 'MIT',
  packages: ['@primer/css@22', '@primer/primitives@10'],
  pages: {
    issues: {
      plays: [
        ['Click "Label"', 'Click the "radar" menu item'],
        [
          'Click the "2 Closed" button',
          'Click the "Sunrise is an hour off" link',
          'Click the "Reopen issue" button',
        ],
        [
          'Click the "New issue" button',
          'Click the "Submit new issue" button',
          [
            'Type "Snow depth is missing" in the "Title" field',
            'Tick the "bug" checkbox',
            'Click the "Submit new issue" button',
          ],
        ],
        [
          'Select "Most replies" from the dropdown',
          'Click the "Radar loop stutters on slow lines" link',
          ['Type "Same here" in the "Leave a reply" field', 'Click the "Reply" button'],
        ],
      ],
    },
  },
} satisfies Make;
