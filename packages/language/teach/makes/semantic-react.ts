import type { Make } from '../recording/make.ts';

export default {
  make: 'semantic-react',
  licence: 'MIT',
  packages: ['semantic-ui-react@2', 'fomantic-ui-css@2', 'react@18', 'react-dom@18'],
  pages: {
    survey: [
      'Click the "Next" button',
      ['Click "Now and then"', 'Click the "Next" button'],
      ['Click "Pick a stop"', 'Click "Town Hall"', 'Click the "Next" button'],
      ['Tick the second checkbox', 'Tick the fourth checkbox', 'Click the "Next" button'],
      ['Click the "Skip" button', 'Click the "Skip" button'],
    ],
  },
} satisfies Make;
