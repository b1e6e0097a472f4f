import type { Make } from '../recording/make.ts';

export default {
  make: 'mui',
  licence: 'MIT',
  packages: ['@mui/material@6', '@emotion/react@11', '@emotion/styled@11', 'react@18', 'react-dom@18'],
  pages: {
    mail: [
      ['Tick the second checkbox', 'Tick the fourth checkbox'],
      'Click "▤"',
      'Click "Berth fees for autumn"',
      ['Type "Agreed, thank you." in the "Answer…" field', 'Click the "Send" button', 'Click "✎"'],
      'Click the "Send" button in the dialog',
      ['Type "crew@dock.test" in the "To" field', 'Click the "Send" button in the dialog', 'Click "Archive"'],
    ],
    parking: [
      ['Click the "Red zone" button', 'Set the slider to "3"'],
      ['Type "xyz" in the "Plate" field', 'Click the "Pay 9.60 €" button'],
      ['Click the "Try again" button', 'Type "hh 412" in the "Plate" field', 'Click the "Pay 9.60 €" button'],
    ],
  },
} satisfies Make;
