import type { Make } from '../recording/make.ts';

export default {
  make: 'carbon-wc',
  licence: 'Apache-2.0',
  packages: ['@carbon/web-components@2'],
  pages: {
    trains: [
      'Click the second "Delay" button',
      ['Type "18" in the "Minutes late" field', 'Click the "Show it" button'],
      ['Click the first "Gone" button', 'Click the "Announcements" tab'],
      'Click the "Read out" button',
      ['Type "The train to Selby is delayed" in the "Text to read out" field', 'Click the "Read out" button'],
    ],
  },
} satisfies Make;
