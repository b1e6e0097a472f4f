export const cities = [
  ['BCN', 'Barcelona'],
  ['BER', 'Berlin'],
  ['LIS', 'Lisbon'],
  ['LGW', 'London Gatwick'],
  ['LHR', 'London Heathrow'],
  ['MAD', 'Madrid'],
  ['JFK', 'New York'],
  ['CDG', 'Paris'],
];

export const airlines = ['Aero Norte', 'Baltic Air', 'Meridian', 'Skylark'];

/** Number, airline, route, leaves, arrives, minutes, stops, price, former price, refundable, where it stops. */
const flightTable = `
TV101|Aero Norte|LIS-BER|07:10|11:25|195|0|189|229|yes|
TV102|Skylark|LIS-BER|09:40|16:05|325|1|134||no|Madrid
TV103|Baltic Air|LIS-BER|12:30|16:50|200|0|212||yes|
TV104|Skylark|LIS-BER|06:00|14:30|450|1|98||no|Paris
TV105|Aero Norte|LIS-BER|18:20|22:45|205|0|164||no|
TV106|Baltic Air|LIS-BER|13:15|22:45|510|2|89||no|Madrid and Paris
TV107|Meridian|LIS-BER|10:05|15:55|290|1|245|299|yes|Barcelona
TV108|Meridian|LIS-BER|15:30|19:40|190|0|1249|1480|yes|
TV201|Meridian|LIS-JFK|11:00|14:10|490|0|520||yes|
TV202|Aero Norte|LIS-JFK|08:30|15:45|735|1|410|455|no|Madrid
TV203|Skylark|LIS-JFK|13:20|22:05|825|1|385||no|Paris
`;

function readFlight(line) {
  const [id, airline, route, leaves, arrives, minutes, stops, price, old, refundable, via] = line.split('|');
  return {
    id,
    airline,
    route,
    leaves,
    arrives,
    minutes: Number(minutes),
    stops: Number(stops),
    price: Number(price),
    old: Number(old),
    refundable: refundable === 'yes',
    via,
  };
}

export const flights = flightTable.trim().split('\n').map(readFlight);

export const hotels = [
  {
    id: 'casa-azul',
    name: 'Casa Azul',
    city: 'Lisbon',
    price: 120,
    old: 150,
    rating: 4.2,
    freeCancellation: true,
    photos: ['The front door', 'A double room', 'The roof terrace', 'Breakfast', 'The pool'],
    reviews: [
      ['Ines M.', 5, 'Lovely staff and a great roof terrace.', 12],
      ['Peter K.', 4, 'Good breakfast, a little noisy at night.', 7],
      ['Sofia L.', 5, 'We will come back next year.', 4],
      ['Tom B.', 2, 'The room was smaller than in the photos.', 9],
      ['Anna W.', 5, 'Perfect for a weekend in the city.', 3],
    ],
  },
  {
    id: 'harbour-view',
    name: 'Harbour View',
    city: 'Hamburg',
    price: 165,
    rating: 4.6,
    freeCancellation: true,
    photos: ['The harbour', 'A suite', 'The lobby'],
    reviews: [
      ['Jonas R.', 5, 'What a view.', 15],
      ['Clara S.', 4, 'Close to everything.', 2],
    ],
  },
  {
    id: 'garden-court',
    name: 'Garden Court',
    city: 'Berlin',
    price: 98,
    old: 110,
    rating: 3.9,
    freeCancellation: false,
    photos: ['The garden', 'A single room', 'The bar'],
    reviews: [
      ['Mark D.', 4, 'Quiet and green.', 5],
      ['Lea F.', 3, 'Fine for one night.', 1],
    ],
  },
  {
    id: 'old-mill',
    name: 'The Old Mill',
    city: 'Porto',
    price: 1040,
    old: 1250,
    rating: 4.9,
    freeCancellation: false,
    photos: ['The mill', 'The river', 'The spa'],
    reviews: [['Rita C.', 5, 'The best stay of our lives.', 21]],
  },
];

export function findCity(code) {
  return cities.find(([one]) => one === code)?.[1] ?? code;
}

export function findFlight(id) {
  return flights.find((flight) => flight.id === id);
}

export function writeDuration(minutes) {
  return `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
}

export function writeStops({ stops }) {
  if (stops === 0) return 'Direct';
  return stops === 1 ? '1 stop' : `${stops} stops`;
}
