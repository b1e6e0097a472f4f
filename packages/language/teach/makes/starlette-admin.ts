import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { known, program } from './starlette-admin-data.mts';

/** The office of an alpine club with mountain huts. */
const app = defineRecipe({
  name: 'starlette-admin',
  half: 'open',
  make: 'server-rendered, htmx, Tabler',
  kind: 'administration',
  install: {
    pip: [
      'starlette-admin==1.0.3',
      'starlette==1.10.0',
      'SQLAlchemy==2.1.9',
      'Jinja2==3.1.6',
      'python-multipart==0.0.34',
      'itsdangerous==2.2.0',
      'uvicorn==0.54.0',
      'greenlet==3.5.6',
      'babel==2.18.0',
      'email-validator==2.3.0',
    ],
  },
  version: 6,
  async seed({ data, program: find, run }) {
    for (const [name, text] of Object.entries({ 'app.py': program, 'known.json': known }))
      await writeFile(join(data, name), text);
    await run(find('python'), [join(data, 'app.py'), 'fill']);
  },
  start: ({ data, port, program: find }) => ({
    command: find('python'),
    args: [join(data, 'app.py'), String(port)],
    cwd: data,
  }),
  ready: '/admin/login',
});

function as(user: string, word: string) {
  return [
    `Type "${user}" in the "Username" field`,
    `Type "${word}" in the "Password" field`,
    'Click the "Sign in" button',
  ];
}

const leni = as('leni', 'gentian-31');
const otto = as('otto', 'edelweiss-8');

export default {
  make: 'starlette-admin',
  licence: 'MIT',
  app,
  pages: {
    login: {
      path: '/admin/login',
      plays: [
        [
          as('le', 'gentian-31'),
          as('leni', 'gentian-13'),
          leni,
          'Click the "Leni Auer" link',
          'Click the "Logout" button',
        ],
        [otto, 'Open "/admin/huts/list"'],
        [leni, 'Click the "House rules" link'],
      ],
    },
    dashboard: {
      path: '/admin/login',
      plays: [
        [leni, 'Click the "Upkeep" button', 'Click the "Wardens" link'],
        [leni, 'Click the "Stays to confirm" link'],
      ],
    },
    huts: {
      path: '/admin/login?next=/admin/huts/list',
      plays: [
        [
          leni,
          'Click the "Next page" link',
          'Click the "Altitude (m)" link',
          ['Type "birken" in the "Search in list" field', 'Click the "Search" button'],
          'Click the "View" link in the row of "Birkenhaus"',
          'Click the "Edit" link',
          [
            'Type "9" in the "Altitude (m)" field',
            'Type "0" in the "Bunks" field',
            'Click the "Save" button',
          ],
          [
            'Type "1585" in the "Altitude (m)" field',
            'Type "32" in the "Bunks" field',
            'Click the "Save" button',
          ],
        ],
        [leni, 'Click the "New Hut" link', 'Click the "Save" button'],
        [
          leni,
          'Click the "Delete" link in the row of "Birkenhaus"',
          'Click the "Cancel" button in the dialog',
        ],
        [
          leni,
          [
            'Click the "Delete" link in the row of "Birkenhaus"',
            'Click the "Yes, delete" button',
            'Pause for 4 seconds',
          ],
        ],
        [
          leni,
          'Click the "Filters" button',
          'Select "Valley" from the "Field" dropdown',
          ['Select "Obertal" from the "Value" dropdown', 'Click the "Apply filters" button'],
        ],
        [leni, 'Click the "Columns" button'],
        [leni, 'Select "10" from the "Page size" dropdown'],
        [
          leni,
          'Click the "Bunks" cell in the row of "Adlerhorst"',
          ['Type "50" in the "Bunks" field', 'Press "Enter"'],
        ],
      ],
    },
    stays: {
      path: '/admin/login?next=/admin/stays/list',
      plays: [
        [
          leni,
          'Click the "Check in" link in the row of "S-310"',
          ['Click the "Yes, they are here" button', 'Pause for 4 seconds'],
        ],
        [
          leni,
          'Click the "Check in" link in the row of "S-312"',
          ['Click the "Yes, they are here" button', 'Pause for 4 seconds'],
        ],
        [
          leni,
          ['Tick the checkbox in the row of "S-312"', 'Tick the checkbox in the row of "S-315"'],
          'Click the "With selected (2)" button',
          'Click the "Confirm stays" link',
          ['Click the "Confirm them" button', 'Pause for 4 seconds'],
        ],
        [
          leni,
          'Click the "New Stay" link',
          [
            'Type "S-322" in the "No." field',
            'Type "Marta Sandoval" in the "Guest" field',
            'Type "15" in the "Nights" field',
            'Type "2" in the "Bunks" field',
            'Click the "Save" button',
          ],
          ['Type "5" in the "Nights" field', 'Click the "Save" button'],
        ],
        [leni, 'Click the "Next page" link', 'Click the "Guest" link'],
      ],
    },
    repairs: {
      path: '/admin/login?next=/admin/repairs/list',
      plays: [
        [
          leni,
          'Click the "Estimate (€)" link',
          ['Type "window" in the "Search in list" field', 'Press "Enter"'],
        ],
        [
          leni,
          'Click the "Urgency" cell in the row of "Stove pipe loose"',
          [
            'Select "Before winter" from the "Urgency" dropdown',
            'Click the "Save" button',
            'Pause for 2 seconds',
          ],
        ],
      ],
    },
    wardens: {
      path: '/admin/login?next=/admin/wardens/list',
      plays: [
        [
          leni,
          'Click the "New Warden" link',
          [
            'Type "Rosi Haas" in the "Name" field',
            'Type "rosi(at)karwald" in the "E-mail" field',
            'Click the "Save" button',
          ],
          ['Type "rosi@karwald.example" in the "E-mail" field', 'Click the "Save" button'],
        ],
        [leni, 'Click the "View" link in the row of "Sepp Moosbrugger"'],
      ],
    },
  },
} satisfies Make;
