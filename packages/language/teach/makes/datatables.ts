import type { Make } from '../recording/make.ts';

export default {
  make: 'datatables',
  licence: 'MIT',
  packages: ['datatables.net@3', 'datatables.net-dt@3', 'jquery@3'],
  pages: {
    staff: [
      ['Type "sur" in the "Search:" field'],
      ['Click "Bell"', 'Click "Egan"', 'Click "Swap two people"'],
      ['Clear the "Search:" field', 'Click the "3" button'],
      ['Select "25" from the dropdown', 'Click the "From" column'],
    ],
  },
} satisfies Make;
