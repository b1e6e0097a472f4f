import type { Make } from '../recording/make.ts';

export default {
  make: 'vis-timeline',
  licence: 'Apache-2.0 OR MIT',
  packages: ['vis-timeline@8'],
  pages: {
    harvest: [
      'Click "Thinning"',
      ['Click the "Drop it" button', 'Click the "Plan it" button'],
      [
        'Type "Cider pressing" in the "Job" field',
        'Type "2026-10-15" in the second field',
        'Type "2026-11-02" in the third field',
        'Click the "Plan it" button',
      ],
    ],
  },
} satisfies Make;
