import type { Make } from '../recording/make.ts';

export default {
  make: 'videojs',
  licence: 'Apache-2.0',
  packages: ['video.js@8'],
  pages: {
    lecture: [
      ['Type "Ask about the bore" in the "Note at this moment" field', 'Click the "✚" button'],
      ['Tick the "Mark as watched" checkbox', 'Click the "Spring and neap" link'],
      ['Click "✖"', 'Click the "Next lecture" button'],
    ],
  },
} satisfies Make;
