import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { base, home, known, login, program, settings } from './flask-admin-data.mts';

/** The booking and roster office of a museum railway. */
const app = defineRecipe({
  name: 'flask-admin',
  half: 'open',
  make: 'server-rendered, jQuery, Bootstrap 4',
  kind: 'administration',
  install: {
    pip: [
      'Flask-Admin==2.2.1',
      'Flask==3.1.3',
      'Flask-SQLAlchemy==3.1.1',
      'SQLAlchemy==2.1.9',
      'WTForms==3.3.2',
      'Werkzeug==3.1.9',
      'email-validator==2.3.0',
    ],
  },
  version: 2,
  async seed({ data, program: find, run }) {
    await mkdir(join(data, 'templates'));
    const files = {
      'app.py': program,
      'known.json': known,
      'templates/own_base.html': base,
      'templates/home.html': home,
      'templates/login.html': login,
      'templates/settings.html': settings,
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
    await run(find('python'), [join(data, 'app.py'), 'fill']);
  },
  start: ({ data, port, program: find }) => ({
    command: find('python'),
    args: [join(data, 'app.py'), String(port)],
    cwd: data,
  }),
  ready: '/login',
});

function as(user: string, word: string) {
  return [
    `Type "${user}" in the "Staff name" field`,
    `Type "${word}" in the "Passphrase" field`,
    'Click the "Sign in" button',
  ];
}

const marian = as('marian', 'coal-hatch-4');
const piet = as('piet', 'brass-valve-7');

export default {
  make: 'flask-admin',
  licence: 'BSD-3-Clause',
  app,
  pages: {
    login: {
      path: '/login',
      plays: [
        ['Click the "Sign in" button', as('marian', 'coal-hatch-5'), marian, 'Click the "Sign out" link'],
        [piet, 'Open "/admin/booking/"', ['Open "/admin/engine/"']],
      ],
    },
    overview: {
      path: '/login',
      plays: [
        [marian, 'Click the "Traffic" link', 'Click the "Timetable" link'],
        [
          marian,
          'Click the "T115 Midsummer Evening" link',
          [
            'Type "17:45" in the "Leaves Thornbeck at" field',
            'Type "26.00" in the "Fare (£)" field',
            'Click the "Save" button',
          ],
          'Click the "Overview" link',
        ],
      ],
    },
    bookings: {
      path: '/login?next=/admin/booking/',
      plays: [
        [
          marian,
          'Click the ">" link',
          'Click the "Ref" link',
          ['Type "pryce" in the "Ref, party, Contact" field', 'Click the "Search" button'],
          'Click the "View Record" link in the row of "B-2006"',
          'Click the "Edit" link',
          [
            'Select "Held" from the "Status" dropdown',
            'Type "2" in the "Seats" field',
            'Click the "Save" button',
          ],
        ],
        [
          marian,
          'Click the "Create" link',
          'Click the "Save" button',
          [
            'Type "B-2015" in the "Ref" field',
            'Type "Tarn Ramblers" in the "Party" field',
            'Type "tarn@ramblers.example" in the "Contact" field',
            'Type "49" in the "Seats" field',
            'Click the "Save" button',
          ],
          ['Type "19" in the "Seats" field', 'Tick the "Paid" checkbox', 'Click the "Save" button'],
        ],
        [
          marian,
          ['Tick the checkbox in the row of "B-2014"', 'Tick the checkbox in the row of "B-2010"'],
          'Click the "With selected" button',
          ['Click the "Mark as paid" link', 'Accept the browser dialog'],
        ],
        [marian, ['Click the "Delete record" button in the row of "B-2012"', 'Accept the browser dialog']],
        [
          marian,
          'Click the "Add Filter" link',
          'Click the "Status" link in the list',
          ['Type "Held" in the "contains" field', 'Click the "Apply" button'],
        ],
      ],
    },
    engines: {
      path: '/login?next=/admin/engine/',
      plays: [
        [
          marian,
          'Click the "Curlew" link',
          ['Type "Whimbrel" in the second field', 'Press "Enter"'],
          'Click the "Year built" link',
        ],
        [marian, 'Click the ">" link', 'Click the "10 items" link', 'Click the "5 items" link'],
        [
          marian,
          ['Tick the checkbox in the row of "D41"', 'Click the "With selected" button'],
          ['Click the "Put into store" link', 'Accept the browser dialog'],
        ],
        [
          marian,
          'Click the "Edit Record" link in the row of "1740"',
          ['Type "1821" in the "Year built" field', 'Click the "Save" button'],
          ['Type "1922" in the "Year built" field', 'Click the "Save and Continue Editing" button'],
        ],
        [
          marian,
          'Click the "Create" link',
          [
            'Type "92" in the "No." field',
            'Type "Puffin" in the "Name" field',
            'Select "Diesel" from the "Type" dropdown',
            'Type "1899" in the "Year built" field',
            'Select "Stored" from the "State" dropdown',
            'Tick the "On loan" checkbox',
            'Click the "Save" button',
          ],
        ],
      ],
    },
    crew: {
      path: '/login?next=/admin/crew/',
      plays: [
        [
          marian,
          'Click the "Create" link',
          [
            'Type "Edda Falk" in the "Name" field',
            'Type "edda at thornbeck" in the "E-mail" field',
            'Click the "Save" button',
          ],
        ],
        [
          marian,
          'Click the "Edit Record" link in the row of "Ingram Pell"',
          ['Type "2" in the "duties" field', 'Click the "Save" button'],
        ],
        [
          marian,
          ['Type "thorley" in the first field', 'Click the "Search" button'],
          'Click the "Duties this season" link',
          'Click the "View Record" link in the row of "Ambrose Thorley"',
        ],
      ],
    },
    timetable: {
      path: '/login?next=/admin/train/',
      plays: [
        [
          marian,
          'Click the "View Record" link in the row of "T115"',
          'Click the "Close" button',
          'Click the "Fare (£)" link',
          'Click the "Fare (£)" link',
        ],
        [marian, 'Click the "Create" link', 'Click the "Save" button'],
      ],
    },
    settings: {
      path: '/login?next=/admin/settings/',
      plays: [
        [
          marian,
          [
            'Clear the "Name of the season" field',
            'Type "60" in the "Largest party" field',
            'Click the "Save settings" button',
          ],
          [
            'Type "Autumn 2025" in the "Name of the season" field',
            'Type "40" in the "Largest party" field',
            'Choose the "14 days" radio button',
            'Click the "Save settings" button',
          ],
          'Reload the page',
        ],
      ],
    },
  },
} satisfies Make;
