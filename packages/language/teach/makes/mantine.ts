import type { Make } from '../recording/make.ts';

export default {
  make: 'mantine',
  licence: 'MIT',
  packages: ['@mantine/core@7', '@mantine/hooks@7', 'react@18', 'react-dom@18'],
  pages: {
    team: [
      'Click "⋯" in the row of "Chidi Obi"',
      ['Click "Make editor"', 'Click the "Invite" button'],
      'Click the "Send" button',
      ['Type "zeno@tarn.test" in the "their@mail" field', 'Click the "Send" button'],
      ['Click the "Safety" tab', 'Toggle the "Two-step sign-in for everyone" switch'],
      ['Click the "General" tab', 'Click "Sun"', 'Click the "Save" button'],
    ],
    orders: [
      [
        'Tick the "1 × Club sandwich" checkbox',
        'Tick the "1 × Chips" checkbox',
        'Click the first "Ring" button',
      ],
      ['Click the first "✎" button'],
      ['Type "extra dill" in the "For the cook" field', 'Click the "Stick on" button'],
      ['Type "Perch" in the "Dish" field', 'Press "Enter"', 'Click "Out"'],
    ],
  },
} satisfies Make;
