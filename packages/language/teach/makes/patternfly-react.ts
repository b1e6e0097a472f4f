import type { Make } from '../recording/make.ts';

export default {
  make: 'patternfly-react',
  licence: 'MIT',
  packages: ['@patternfly/react-core@5', '@patternfly/patternfly@5', 'react@18', 'react-dom@18'],
  pages: {
    herd: [
      ['Tick the second checkbox', 'Tick the fourth checkbox', 'Click the "Vet" button'],
      'Click the first "Details" button',
      ['Type "25" in the "Input" field', 'Click the "Note" button'],
      ['Click "bull"', 'Type "bel" in the "Name or ear tag" field'],
      ['Click the "Show all" button', 'Click the "Enter a calf" button'],
      ['Type "Poppy" in the "Name" field', 'Click the "Enter" button'],
    ],
  },
} satisfies Make;
