import type { Make } from '../recording/make.ts';

export default {
  make: 'antd',
  licence: 'MIT',
  packages: ['antd@5', 'dayjs@1', 'react@18', 'react-dom@18'],
  pages: {
    leave: [
      'Click the "✓" button in the row of "Moving house"',
      ['Click "open" in the section', 'Click the "✗" button in the row of "Training"'],
      'Click the "Refuse" button',
      'Click the "Ask for days" button',
      'Click the "Hand in" button',
      [
        'Type "Wedding in Ghent" in the "Reason" field',
        'Select "Special leave" from the "Counts as" dropdown',
        'Click the "Hand in" button',
      ],
    ],
    boat: [
      ['Click "Motor"', 'Click the "Next" button'],
      ['Type "Kittiwake" in the first field', 'Click the "Next" button'],
      ['Click "Anchor"', 'Click "Radio"', 'Click the first button'],
      'Click the "Next" button',
      ['Tick the "All of this is true" checkbox', 'Click the "Register" button'],
    ],
  },
} satisfies Make;
