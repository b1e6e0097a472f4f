/** A made-up canal trust: its locks, moorings and bookings, the description of its API and the server that answers. */
const lock = (id: number, name: string, rise: number, state: string, keeper: string) => ({
  id,
  name,
  rise,
  state,
  keeper,
});
const mooring = (id: string, place: string, maxLength: number, pricePerNight: number, hasPower: boolean) => ({
  id,
  place,
  maxLength,
  pricePerNight,
  hasPower,
});

export const records = {
  locks: [
    lock(1, 'Withy Bottom Lock', 2.4, 'open', 'Ruth Pell'),
    lock(2, 'Withy Middle Lock', 2.7, 'open', 'Ruth Pell'),
    lock(3, 'Withy Top Lock', 2.7, 'repair', 'Ruth Pell'),
    lock(4, 'Cinder Lane Lock', 1.9, 'open', 'Amos Gray'),
    lock(5, 'Hatchet Lock', 3.1, 'closed', 'Amos Gray'),
    lock(6, 'Kiln Lock', 2.2, 'open', 'Bea Norland'),
    lock(7, 'Mill Staircase Lower', 3.4, 'open', 'Bea Norland'),
    lock(8, 'Mill Staircase Upper', 3.4, 'repair', 'Bea Norland'),
  ],
  moorings: [
    mooring('W1', 'Withy Basin', 18, 9.5, true),
    mooring('W2', 'Withy Basin', 18, 9.5, true),
    mooring('W3', 'Withy Basin', 12, 7.25, false),
    mooring('C1', 'Cinder Lane', 15, 6, false),
    mooring('K1', 'Kiln Wharf', 22, 12.8, true),
    mooring('K2', 'Kiln Wharf', 15, 8.4, true),
  ],
  bookings: [
    { id: 501, mooring: 'W1', boat: 'Dabchick', nights: 3, total: 28.5, paid: true },
    { id: 502, mooring: 'K1', boat: 'Morning Star', nights: 2, total: 25.6, paid: false },
    { id: 503, mooring: 'C1', boat: 'Dabchick II', nights: 7, total: 42, paid: true },
    { id: 504, mooring: 'W3', boat: 'Old Tib', nights: 1, total: 7.25, paid: false },
  ],
};

const text = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const flag = { type: 'boolean' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (name: string) => ({ type: 'array', items: ref(name) });
const json = (schema: object) => ({ 'application/json': { schema } });
const answer = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: json(schema) }),
});
const missing = answer('No such record', ref('Problem'));
const refused = answer('The key is missing or wrong', ref('Problem'));
const inQuery = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});
const inPath = (name: string, description: string, schema: object) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});

export const specification = {
  openapi: '3.0.3',
  info: {
    title: 'Withy Canal Trust API',
    version: '2.3.0',
    description: 'Locks, moorings and bookings of the Withy Canal. Reading is free; **booking needs a key**.',
    contact: { name: 'Trust office', email: 'office@withycanal.example' },
    license: { name: 'CC0' },
  },
  tags: [
    { name: 'Locks', description: 'The eight locks between Withy Basin and Mill Head.' },
    { name: 'Moorings', description: 'Places for visitors.' },
    { name: 'Bookings', description: 'Nights booked by boats.' },
  ],
  components: {
    securitySchemes: {
      boatKey: { type: 'apiKey', in: 'header', name: 'X-Boat-Key', description: 'Ask the office for a key.' },
      staff: { type: 'http', scheme: 'basic', description: 'For lock keepers.' },
    },
    schemas: {
      Lock: {
        type: 'object',
        properties: {
          id: whole,
          name: text,
          rise: number,
          state: { type: 'string', enum: ['open', 'closed', 'repair'] },
          keeper: text,
        },
      },
      Mooring: {
        type: 'object',
        properties: { id: text, place: text, maxLength: whole, pricePerNight: number, hasPower: flag },
      },
      NewBooking: {
        type: 'object',
        required: ['mooring', 'boat', 'nights'],
        properties: {
          mooring: { type: 'string', example: 'K2' },
          boat: { type: 'string', example: 'Heron' },
          nights: { type: 'integer', example: 2, minimum: 1, maximum: 14 },
        },
      },
      Booking: {
        type: 'object',
        properties: { id: whole, mooring: text, boat: text, nights: whole, total: number, paid: flag },
      },
      Problem: { type: 'object', properties: { error: text } },
    },
  },
  servers: [{ url: '/api' }],
  paths: {
    '/locks': {
      get: {
        tags: ['Locks'],
        summary: 'List locks',
        description: 'All locks, from the bottom to the top.',
        parameters: [
          inQuery('state', 'Only locks in this state.', {
            type: 'string',
            enum: ['open', 'closed', 'repair'],
          }),
          inQuery('keeper', 'Part of the name of the keeper.', text),
          inQuery('limit', 'At most so many locks.', {
            type: 'integer',
            default: 10,
            minimum: 1,
            maximum: 50,
          }),
        ],
        responses: {
          200: answer('The locks', list('Lock')),
          400: answer('A wrong parameter', ref('Problem')),
        },
      },
    },
    '/locks/{lockId}': {
      get: {
        tags: ['Locks'],
        summary: 'Show a lock',
        parameters: [inPath('lockId', 'Number of the lock, 1 to 8.', { type: 'integer', example: 3 })],
        responses: { 200: answer('The lock', ref('Lock')), 404: missing },
      },
      put: {
        tags: ['Locks'],
        summary: 'Change the state of a lock',
        security: [{ staff: [] }],
        parameters: [inPath('lockId', 'Number of the lock, 1 to 8.', whole)],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['state'],
                properties: { state: { type: 'string', enum: ['open', 'closed', 'repair'] }, note: text },
              },
            },
          },
        },
        responses: { 200: answer('The lock as it is now', ref('Lock')), 401: refused },
      },
    },
    '/moorings': {
      get: {
        tags: ['Moorings'],
        summary: 'List moorings',
        parameters: [
          inQuery('place', 'Name of the place.', text),
          inQuery('power', 'With power only.', flag),
        ],
        responses: { 200: answer('The moorings', list('Mooring')) },
      },
    },
    '/bookings': {
      get: {
        tags: ['Bookings'],
        summary: 'List bookings',
        security: [{ boatKey: [] }],
        responses: { 200: answer('The bookings', list('Booking')), 401: refused },
      },
      post: {
        tags: ['Bookings'],
        summary: 'Book a mooring',
        security: [{ boatKey: [] }],
        requestBody: { required: true, content: json(ref('NewBooking')) },
        responses: {
          201: answer('Booked', ref('Booking')),
          400: answer('Something is missing', ref('Problem')),
          401: refused,
        },
      },
    },
    '/bookings/{bookingId}': {
      delete: {
        tags: ['Bookings'],
        summary: 'Cancel a booking',
        deprecated: true,
        security: [{ boatKey: [] }],
        parameters: [inPath('bookingId', 'Number of the booking.', whole)],
        responses: { 204: answer('Cancelled'), 401: refused, 404: missing },
      },
    },
  },
};

export const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Withy Canal Trust API</title><script type="module" src="/rapidoc-min.js"></script></head>
<body>
<rapi-doc spec-url="/openapi.json" render-style="focused" theme="light" load-fonts="false" allow-server-selection="false" allow-spec-url-load="false" allow-spec-file-load="false" allow-spec-file-download="true"
  show-method-in-nav-bar="as-colored-text" primary-color="#0b7285" schema-style="table" allow-advanced-search="true" use-path-in-nav-bar="false"
  persist-auth="false"></rapi-doc>
</body>
</html>
`;

export const server = `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
const [script, port] = process.argv.slice(2);
const here = import.meta.dirname;
const records = JSON.parse(readFileSync(join(here, 'records.json'), 'utf8'));
const files = {
  '/': ['text/html; charset=utf-8', join(here, 'index.html')],
  '/openapi.json': ['application/json', join(here, 'openapi.json')],
  '/rapidoc-min.js': ['text/javascript', script],
};
const problem = (status, error) => [status, { error }];
function answer(asked, url, body) {
  const { method, headers } = asked;
  const [, name, id] = url.pathname.slice(4).split('/');
  const query = url.searchParams;
  if (name === 'locks' && method === 'GET' && !id) {
    const limit = Number(query.get('limit') ?? 10);
    if (!(limit >= 1 && limit <= 50)) return problem(400, 'limit must be between 1 and 50');
    const keeper = (query.get('keeper') ?? '').toLowerCase();
    const found = records.locks.filter((one) => (!query.get('state') || one.state === query.get('state')) && one.keeper.toLowerCase().includes(keeper));
    return [200, found.slice(0, limit)];
  }
  if (name === 'locks') {
    const lock = records.locks.find((one) => String(one.id) === id);
    if (method === 'PUT' && headers.authorization !== 'Basic ' + btoa('keeper:sluice7')) return problem(401, 'only for staff');
    if (!lock) return problem(404, 'there is no lock ' + id);
    if (method === 'PUT') lock.state = new URLSearchParams(body).get('state') ?? lock.state;
    return [200, lock];
  }
  if (name === 'moorings') {
    const place = (query.get('place') ?? '').toLowerCase();
    const power = query.get('power');
    return [200, records.moorings.filter((one) => one.place.toLowerCase().includes(place) && (!power || String(one.hasPower) === power))];
  }
  if (name === 'bookings') {
    if (headers['x-boat-key'] !== 'heron-42') return problem(401, 'a valid key is needed');
    if (method === 'GET') return [200, records.bookings];
    if (method === 'POST') {
      let wanted;
      try { wanted = JSON.parse(body); } catch { return problem(400, 'the body is not JSON'); }
      const place = records.moorings.find((one) => one.id === wanted.mooring);
      if (!place) return problem(400, 'there is no mooring ' + wanted.mooring);
      if (!(wanted.nights >= 1 && wanted.nights <= 14)) return problem(400, 'nights must be between 1 and 14');
      const booking = { id: 505, ...wanted, total: place.pricePerNight * wanted.nights, paid: false };
      records.bookings.push(booking);
      return [201, booking];
    }
    const at = records.bookings.findIndex((one) => String(one.id) === id);
    if (at < 0) return problem(404, 'there is no booking ' + id);
    records.bookings.splice(at, 1);
    return [204];
  }
  return problem(404, 'not found');
}
createServer(async (asked, reply) => {
  const url = new URL(asked.url, 'http://local');
  const file = files[url.pathname];
  if (file) return reply.writeHead(200, { 'content-type': file[0] }).end(readFileSync(file[1]));
  let body = '';
  for await (const part of asked) body += part;
  const [status, said] = answer(asked, url, body);
  reply.sendDate = false;
  reply.writeHead(status, { 'content-type': 'application/json' }).end(said === undefined ? undefined : JSON.stringify(said));
}).listen(Number(port), '127.0.0.1');
`;
