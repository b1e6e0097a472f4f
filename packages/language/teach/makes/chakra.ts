import type { Make } from '../recording/make.ts';

export default {
  make: 'chakra',
  licence: 'MIT',
  packages: [
    '@chakra-ui/react@2',
    '@emotion/react@11',
    '@emotion/styled@11',
    'framer-motion@11',
    'react@18',
    'react-dom@18',
  ],
  pages: {
    habits: [
      ['Click the second "+" button', 'Click the second "+" button'],
      'Click the "New habit" button',
      'Click the "Begin" button',
      ['Type "Water the fern" in the "e.g. tidy the desk" field', 'Click the "Begin" button'],
      'Click the "Figures" tab',
      ['Click the "Reminders" tab', 'Toggle the third switch'],
    ],
  },
} satisfies Make;
