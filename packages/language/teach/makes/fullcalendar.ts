import type { Make } from '../recording/make.ts';

export default {
  make: 'fullcalendar',
  licence: 'MIT',
  packages: ['fullcalendar@6'],
  pages: {
    dentist: [
      'Click "Cleaning: Zhou"',
      ['Click the "Cancel appointment" button', 'Click the "agenda" button'],
      ['Click the "month" button', 'Click "22"'],
      'Click the "Save" button',
      [
        'Type "Whitlock" in the "Who comes?" field',
        'Select "Filling" from the "What for?" dropdown',
        'Click the "Save" button',
      ],
    ],
  },
} satisfies Make;
