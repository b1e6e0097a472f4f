interface Trip {
  code: string;
  title: string;
  city: string;
  dates: string;
  /** The first day, to sort by. */
  day: string;
  status: string;
  price: number;
  past: boolean;
}

/** Code, title, city, dates, first day, status, price, past or upcoming. */
const tripTable = `
TRV3H8|Lisbon to Rome|Rome|3 – 10 Jul 2027|2027-07-03|Confirmed|312|upcoming
TRV5B1|Lisbon to Madrid|Madrid|21 – 23 Aug 2027|2027-08-21|Confirmed|148|upcoming
TRV9Q4|Porto to Paris|Paris|2 – 6 Oct 2027|2027-10-02|Payment pending|226|upcoming
TRV1C7|Lisbon to Amsterdam|Amsterdam|8 – 12 Mar 2027|2027-03-08|Completed|274|past
TRV2K5|Lisbon to Vienna|Vienna|18 – 22 Dec 2026|2026-12-18|Completed|331|past
TRV8M2|Porto to London|London|4 – 7 Sep 2026|2026-09-04|Completed|197|past
`;

function readTrip(line: string): Trip {
  const [code = '', title = '', city = '', dates = '', day = '', status = '', price = '', when] =
    line.split('|');
  return { code, title, city, dates, day, status, price: Number(price), past: when === 'past' };
}

/** What the site keeps for one visitor, as it is before anything was done. */
export function makeState() {
  return {
    currency: 'EUR',
    favourites: ['harbour-view'],
    trips: tripTable.trim().split('\n').map(readTrip),
    /** The booking that is under way, if any. */
    booking: null,
    /** The last booking that was paid for, if any. */
    booked: null,
    /** The reviews found helpful, as `hotel/author`. */
    votes: [] as string[],
    /** Reviews by the visitor. */
    reviews: [] as object[],
  };
}

export type TravelState = ReturnType<typeof makeState>;
