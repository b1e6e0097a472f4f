import type { Make } from '../recording/make.ts';

export default {
  make: 'patternfly',
  licence: 'MIT',
  packages: ['@patternfly/patternfly@6'],
  pages: {
    hosts: {
      plays: [
        [
          'Click the "Register host" button',
          'Click the "Register" button',
          ['Type "db-03" in the "Host name" field', 'Click the "Register" button'],
        ],
        [
          'Click the "Name" button',
          'Select "Windows 2025" from the "Operating system" dropdown',
          'Type "zebra" in the "Filter by name" field',
        ],
        ['Click the "Kebab toggle" button in the row of "mail-02"', 'Click "Silence for a day"'],
      ],
    },
  },
} satisfies Make;
