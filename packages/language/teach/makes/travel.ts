import { travelHandler } from '@assay/testbed/sites/travel';
import type { Make } from '../recording/make.ts';

export default {
  make: 'travel',
  licence: 'MIT',
  serve: travelHandler,
  pages: {
    search: {
      path: '/travel/',
      plays: [['Click "One way"', 'Type "Lis" in the "From" field'], ['Click "Travellers"']],
    },
    flights: { path: '/travel/flights', plays: [['Click "Cheapest"', 'Click the first "Details" button']] },
    book: {
      path: '/travel/book?flight=TV101',
      plays: [['Click the "Continue" button']],
    },
    trips: { path: '/travel/trips', plays: [['Click the first "Cancel trip" button'], ['Click "Past"']] },
    hotels: { path: '/travel/hotels', plays: [] },
    hotel: { path: '/travel/hotels/casa-azul', plays: [[]] },
    favourites: { path: '/travel/favourites', plays: [] },
  },
} satisfies Make;
