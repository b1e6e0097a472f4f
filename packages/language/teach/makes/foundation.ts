import type { Make } from '../recording/make.ts';

export default {
  make: 'foundation',
  licence: 'MIT',
  packages: ['foundation-sites@6', 'jquery@3'],
  pages: {
    library: [
      [
        'Untick the "Audio" checkbox',
        'Untick the "Film" checkbox',
        'Select "newest first" from the "by title" dropdown',
      ],
      ['Select "all" from the "Language" dropdown', 'Click the second "♡" link'],
      'Click the "Join the queue" button',
      'Click the "Reserve" button in the dialog',
      [
        'Type "20418833" in the "Library card" field',
        'Choose the "Locker 24/7" radio button',
        'Click the "Reserve" button in the dialog',
      ],
    ],
    prefs: [
      [
        'Untick the first checkbox in the row of "somebody answers me"',
        'Select "weekly" from the dropdown in the row of "rules change"',
      ],
      'Click the "Save" button',
      ['Click the "Privacy" tab', 'Choose the first "Nobody" radio button'],
      ['Click the "Account" tab', 'Click the "Leave the forum…" button'],
    ],
  },
} satisfies Make;
