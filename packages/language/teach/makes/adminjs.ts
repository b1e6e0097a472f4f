import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { server } from './adminjs-data.mts';

const login = [
  'Resize the window to 1440 by 900', // Below that the side bar is hidden.
  'Type "greta@hutoffice.test" in the "Email" field',
  'Type "edelweiss" in the "Password" field',
  'Click the "Login" button',
];

const bookings = ['Click the "Guests" button', 'Click the "Bookings" link'];

export default {
  make: 'adminjs',
  licence: 'MIT',
  app: defineRecipe({
    name: 'teach-adminjs',
    half: 'open',
    make: 'React',
    kind: 'administration of mountain huts',
    install: {
      npm: {
        adminjs: '7.8.17',
        '@adminjs/express': '6.1.1',
        express: '4.21.2',
        'express-formidable': '1.2.0',
        'express-session': '1.18.1',
        tslib: '2.8.1',
      },
    },
    version: 3,
    async seed({ installed }) {
      // Beside the packages, so that what it imports is found.
      await writeFile(join(installed, 'server.mjs'), server);
    },
    start: ({ installed, port }) => ({
      command: process.execPath,
      args: [join(installed, 'server.mjs'), String(port)],
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      cwd: installed,
    }),
    ready: '/admin/login',
  }),
  pages: {
    'sign-in': {
      path: '/admin/login',
      plays: [
        [
          [
            'Type "greta@hutoffice.test" in the "Email" field',
            'Type "enzian" in the "Password" field',
            'Click the "Login" button',
          ],
        ],
        [login, 'Click the "Guests" button', 'Click "greta@hutoffice.test"', 'Click the "Log out" button'],
      ],
    },
    bookings: {
      path: '/admin/login',
      plays: [
        [
          login,
          bookings,
          'Click the "Filter" button',
          ['Type "riverside" in the "Party" field', 'Click the "Apply changes" button'],
          'Click the "Riverside Rowing Club" cell',
          'Click the "Cancel booking" link',
          'Click the "Confirm" button',
        ],
        [login, bookings, 'Click the "2" button', 'Click the "People" link'],
        [
          login,
          bookings,
          'Click the "Familie Abendroth" cell',
          'Click the "Confirm" link',
          'Click the "Confirm" button',
        ],
        [
          login,
          bookings,
          'Click the "Botany Course" cell',
          'Click the "Edit" link',
          ['Type "41" in the "People" field', 'Click the "Save" button'],
          [
            'Type "13" in the "People" field',
            'Type "Bring the microscopes." in the "Remark" field',
            'Click the "Save" button',
          ],
        ],
        [
          login,
          bookings,
          'Click the "Create new" link',
          'Click the "Save" button',
          [
            'Type "Chess Club Aue" in the "Party" field',
            'Select "Kranzegg Hut" from the "Hut" dropdown',
            'Type "2025/10/04" in the field in the "Arrival" card',
            'Type "2" in the "Nights" field',
            'Type "12" in the "People" field',
            'Select "half board" from the "Board" dropdown',
            'Click the "Save" button',
          ],
        ],
      ],
    },
    huts: {
      path: '/admin/login',
      plays: [
        [
          login,
          ['Click the "Mountains" button', 'Click the "Huts" link'],
          'Click the "Tosen Glacier Hut" cell',
          'Click the "Edit" link',
          ['Type "4300" in the "Altitude (m)" field', 'Click the "Save" button'],
          [
            'Type "3015" in the "Altitude (m)" field',
            'Tick the "Hot shower" checkbox',
            'Click the "Save" button',
          ],
        ],
        [
          login,
          ['Click the "Mountains" button', 'Click the "Huts" link'],
          'Click the "Old Customs House" cell',
          'Click the "Delete" link',
          'Click the "Confirm" button',
        ],
      ],
    },
    supplies: {
      path: '/admin/login',
      plays: [
        [
          login,
          ['Click the "Mountains" button', 'Click the "Supplies" link'],
          'Click the "2" button',
          'Click the "Lentils" cell',
          'Click the "Edit" link',
          ['Clear the "Stock" field', 'Click the "Save" button'],
          ['Type "30" in the "Stock" field', 'Untick the "Ordered" checkbox', 'Click the "Save" button'],
        ],
        [login, ['Click the "Mountains" button', 'Click the "Supplies" link'], 'Click the "Stock" link'],
      ],
    },
    notices: {
      path: '/admin/login',
      plays: [
        [
          login,
          ['Click the "Guests" button', 'Click the "Notices" link'],
          'Click the "Create new" link',
          [
            'Type "Snow field above the Silberblick" in the "Title" field',
            'Type "Take crampons until mid July." in the "Body" field',
            'Tick the "Published" checkbox',
            'Click the "Save" button',
          ],
        ],
        [
          login,
          ['Click the "Guests" button', 'Click the "Notices" link'],
          'Click the "Cows on the upper pasture" cell',
          'Click the "Edit" link',
          ['Untick the "Published" checkbox', 'Click the "Save" button'],
        ],
      ],
    },
  },
} satisfies Make;
