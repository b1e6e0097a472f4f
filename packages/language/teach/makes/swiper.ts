import type { Make } from '../recording/make.ts';

export default {
  make: 'swiper',
  licence: 'MIT',
  packages: ['swiper@14'],
  pages: {
    guide: [
      'Click the "Next slide" button',
      [
        'Click the "Take this one" button',
        'Click the "Go to slide 4" button',
        'Click the "Take this one" button',
      ],
      'Click the first "not after all" button',
    ],
  },
} satisfies Make;
