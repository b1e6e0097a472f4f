import type { Make } from '../recording/make.ts';

export default {
  make: 'primereact',
  licence: 'MIT',
  packages: ['primereact@10', 'primeicons@7', 'react@18', 'react-dom@18'],
  pages: {
    wine: [
      ['Click "white"', 'Click the first button in the row of "Txakoli"'],
      'Click the third button in the row of "Furmint 2019"',
      'Click the "Strike out" button',
      ['Click the second button in the row of "Assyrtiko"'],
      ['Type "Assyrtiko 2021" in the second field', 'Click the "Write down" button'],
    ],
  },
} satisfies Make;
