import type { Make } from '../recording/make.ts';

export default {
  make: 'uikit',
  licence: 'MIT',
  packages: ['uikit@3'],
  pages: {
    recipes: [
      [
        'Click the button in the row of "Butter"',
        'Click the button in the row of "Stock"',
        'Click the "more" link',
      ],
      'Click the third link',
      ['Press "Escape"', 'Click "Method"', 'Click "Simmer"'],
      ['Click "Notes"', 'Click the "Leave note" button'],
      [
        'Type "A little thick, but good" in the "How did it turn out?" field',
        'Click the "Leave note" button',
        'Click the "heart" icon',
      ],
    ],
    register: [
      [
        'Tick the first checkbox in the row of "Celia"',
        'Tick the second checkbox in the row of "Hana"',
        'Select "Shark" from the dropdown in the row of "Bo"',
      ],
      ['Click the "note" link in the row of "Finn"', 'Accept the browser dialog with "collect at five"'],
      ['Type "j" in the field'],
      ['Clear the field', 'Click the "Everybody here" button', 'Click the "Finish" button'],
      'Click the "Finish" button in the dialog',
    ],
  },
} satisfies Make;
