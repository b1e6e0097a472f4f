import type { Make } from '../recording/make.ts';

export default {
  make: 'fomantic',
  licence: 'MIT',
  packages: ['fomantic-ui-css@2', 'jquery@3'],
  pages: {
    helpdesk: [
      'Click the "Send in" button',
      [
        'Click "Which one?"',
        'Click "The Mews"',
        'Type "Gutter drips" in the "What is wrong" field',
        'Click "Cannot wait"',
        'Click the "Send in" button',
      ],
      'Click the "Done" button in the "Bulb out in the cellar" card',
      ['Click the "Close it" button', 'Click "Closed 2"'],
    ],
  },
} satisfies Make;
