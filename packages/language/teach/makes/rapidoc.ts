import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { page, records, server, specification } from './rapidoc-data.mts';

const app = defineRecipe({
  name: 'teach-rapidoc',
  half: 'open',
  make: 'Lit',
  kind: 'API console',
  install: { npm: { rapidoc: '9.3.8' } },
  version: 2,
  async seed({ data }) {
    const files = {
      'server.mjs': server,
      'index.html': page,
      'records.json': JSON.stringify(records),
      'openapi.json': JSON.stringify(specification, undefined, 2),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
  },
  start: ({ installed, data, port }) => ({
    command: process.execPath,
    args: [
      join(data, 'server.mjs'),
      join(installed, 'node_modules/rapidoc/dist/rapidoc-min.js'),
      String(port),
    ],
  }),
  ready: '/openapi.json',
});

export default {
  make: 'rapidoc',
  licence: 'MIT',
  app,
  pages: {
    home: {
      path: '/',
      plays: [
        ['Type "book" in the "Filter" field', 'Press "Enter"'],
        ['Click the "SEARCH" button', 'Type "keeper" in the field in the dialog'],
        [
          'Click the "Collapse all" button',
          'Click the "Moorings" button',
          'Click the "GET List moorings" button',
        ],
      ],
    },
    locks: {
      path: '/#get-/locks',
      plays: [
        ['Click the "TRY" button', 'Click the "CLEAR RESPONSE" button'],
        [
          ['Click the "repair" button', 'Click the "TRY" button'],
          ['Type "99" in the "limit" field', 'Click the "TRY" button'],
        ],
        [
          ['Type "gray" in the "keeper" field', 'Click the "TRY" button'],
          'Click the "RESPONSE HEADERS" button',
          'Click the "CURL" button',
        ],
        ['Click the "SCHEMA" button', 'Click the "400" button'],
      ],
    },
    lock: {
      path: '/#get-/locks/-lockId-',
      plays: [
        [
          ['Type "3" in the "lockId" field', 'Click the "TRY" button'],
          ['Type "12" in the "lockId" field', 'Click the "TRY" button'],
        ],
        ['Click the "FILL EXAMPLE" button', 'Click the "CLEAR" button'],
      ],
    },
    change: {
      path: '/#put-/locks/-lockId-',
      plays: [
        [['Type "5" in the "lockId" field', 'Type "open" in the "state" field', 'Click the "TRY" button']],
      ],
    },
    auth: {
      path: '/#auth',
      plays: [
        [
          ['Type "heron-42" in the first field in the row of "boatKey"', 'Click the first "SET" button'],
          'Click the "GET List bookings" button',
          'Click the "TRY" button',
          'Click the "POST Book a mooring" button',
          'Click the "TRY" button',
          ['Click the "DELETE Cancel a booking" button'],
          ['Type "504" in the "bookingId" field', 'Click the "TRY" button'],
        ],
        [
          ['Type "heron-41" in the "api-token" field', 'Click the first "SET" button'],
          ['Click the "GET List bookings" button', 'Click the "TRY" button'],
        ],
        [
          [
            'Type "keeper" in the "username" field',
            'Type "sluice7" in the "password" field',
            'Click the "SET" button in the row of "HTTP Basic"',
          ],
          'Click the "PUT Change the state of a lock" button',
          ['Type "5" in the "lockId" field', 'Type "open" in the "state" field', 'Click the "TRY" button'],
        ],
      ],
    },
    bookings: { path: '/#get-/bookings', plays: [['Click the "TRY" button']] },
    book: {
      path: '/#post-/bookings',
      plays: [['Click the "TRY" button', 'Click the first "SCHEMA" button']],
    },
    moorings: {
      path: '/#get-/moorings',
      plays: [
        [
          ['Type "kiln" in the "place" field', 'Click the "TRY" button'],
          ['Type "quay" in the "place" field', 'Click the "TRY" button'],
        ],
      ],
    },
  },
} satisfies Make;
