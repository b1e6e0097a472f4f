import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { files } from './adminer-data.mts';

const signedIn = (query: string) => `/door.php?${query}`;

export default {
  make: 'adminer',
  licence: 'Apache-2.0',
  app: defineRecipe({
    name: 'adminer',
    half: 'open',
    make: 'server-rendered',
    kind: 'database browser',
    install: { debian: ['adminer', 'php-cli', 'php-sqlite3', 'sqlite3'] },
    version: 1,
    async seed({ data, run }) {
      for (const [path, text] of Object.entries(files)) await writeFile(join(data, path), text);
      await run('sqlite3', ['museum.db', '.read museum.sql'], { cwd: data });
    },
    start: ({ data, port }) => ({
      command: 'php',
      args: ['-S', `127.0.0.1:${port}`, '-t', data],
      cwd: data,
    }),
    ready: '/?sqlite=',
  }),
  pages: {
    login: {
      path: '/?sqlite=',
      plays: [
        [
          [
            'Type "curator" in the "Username" field',
            'Type "steam1879" in the "Password" field',
            'Type "museum.db" in the "Database" field',
            'Click the "Login" button',
          ],
          ['Type "steam1897" in the "Password" field', 'Click the "Login" button'],
          'Click the "Logout" button',
        ],
      ],
    },
    tables: {
      path: signedIn(''),
      plays: [
        [['Type "engine" in the field', 'Click the "Search" button']],
        ['Click the "engines" link', 'Click the "Select data" link'],
        ['Click the "open_trips" link'],
        ['Click the "Create table" link'],
      ],
    },
    trips: {
      path: signedIn('select=trips'),
      plays: [
        ['Click the "seats_sold" link', 'Click the "seats_sold" link'],
        ['Click the "edit" link in the row of "103"'],
        [
          ['Tick the checkbox in the row of "106"', 'Tick the checkbox in the row of "116"'],
          ['Click the "Delete" button', 'Accept the browser dialog'],
        ],
      ],
    },
    cancelled: {
      path: signedIn(
        'select=trips&where%5B0%5D%5Bcol%5D=state&where%5B0%5D%5Bop%5D=%3D&where%5B0%5D%5Bval%5D=cancelled',
      ),
      plays: [],
    },
    paged: { path: signedIn('select=trips&limit=6'), plays: [['Click the "2" link', 'Click the "3" link']] },
    edit: {
      path: signedIn('edit=engines&where%5Bid%5D=3'),
      plays: [
        [
          [
            'Type "Thistle II" in the second "name" field',
            'Type "15.1" in the second "weight" field',
            'Click the "Save" button',
          ],
        ],
        [['Click the "Delete" button', 'Accept the browser dialog']],
      ],
    },
    new: {
      path: signedIn('edit=volunteers'),
      plays: [
        [
          [
            'Type "Ida Fell" in the second "name" field',
            'Type "hanna@slaterail.example" in the second "email" field',
            'Type "guard" in the second "duty" field',
            'Click the "Save" button',
          ],
          ['Type "ida@slaterail.example" in the second "email" field', 'Click the "Save" button'],
        ],
      ],
    },
    sql: {
      path: signedIn('sql=SELECT+name%2C+built+FROM+engines+ORDER+BY+built'),
      plays: [['Click the "Execute" button']],
    },
    broken: { path: signedIn('sql=SELECT+nmae+FROM+engines'), plays: [['Click the "Execute" button']] },
  },
} satisfies Make;
