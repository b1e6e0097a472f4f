import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { fill, known, serve, settings, urls } from './helpdesk-data.mts';

const login = 'Log in as "tamsin" with the password "perseus-71"';
const list = [login, 'Wait until the "East dome shutter stops halfway" link is visible'];

export default {
  make: 'helpdesk',
  licence: 'BSD-3-Clause',
  app: defineRecipe({
    name: 'teach-helpdesk',
    half: 'open',
    make: 'server-rendered, Bootstrap',
    kind: 'help desk',
    install: { pip: ['django-helpdesk==2.6.1', 'Django==5.2.19', 'freezegun==1.5.5'] },
    version: 2,
    async seed({ data, program, run }) {
      const files = {
        'settings.py': settings,
        'urls.py': urls,
        'serve.py': serve,
        'known.json': JSON.stringify(known),
      };
      for (const [name, text] of Object.entries(files)) await writeFile(join(data, name), text);
      const env = { DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: data };
      const django = program('django-admin');
      await run(django, ['migrate'], { env });
      await run(django, ['shell', '--no-imports', '-c', fill], { env });
    },
    start: ({ data, port, program }) => ({
      command: program('python'),
      args: [join(data, 'serve.py'), `127.0.0.1:${port}`],
      env: { PYTHONPATH: data },
      cwd: data,
    }),
    ready: '/login/',
  }),
  pages: {
    home: {
      path: '/',
      plays: [
        ['Click the "Submit Ticket" button'],
        [
          [
            'Select "Visitor bookings" from the "Queue" dropdown',
            'Type "Lost scarf after the Friday night" in the "Summary of the problem" field',
            'Type "Grey wool, left in row 3 of the planetarium." in the "Description of your issue" field',
            'Select "4. Low" from the "Priority" dropdown',
            'Type "h.weiss@post.example" in the "Your E-Mail Address" field in the "Submit a Ticket" section',
          ],
          'Click the "Submit Ticket" button',
        ],
        [
          [
            'Type "net-34" in the "Ticket" field',
            'Type "nobody@post.example" in the "Your E-mail Address" field in the "View a Ticket" section',
            'Click the "View Ticket" button',
          ],
        ],
      ],
    },
    kb: {
      path: '/kb/',
      plays: [
        [
          'Click the "View articles" link in the "Visiting the observatory" card',
          'Click the "What does a group pay?" button',
        ],
        ['Click the "View articles" link in the "Using the telescopes" card'],
      ],
    },
    login: {
      path: '/login/',
      plays: [
        [
          [
            'Type "tamsin" in the "Username" field',
            'Type "perseus-17" in the "Password" field',
            'Click the "Login" button',
          ],
          list,
          'Click the "Tamsin" button',
          'Click "Logout"',
        ],
        ['Click the "Forgot password?" link'],
      ],
    },
    list: {
      path: '/login/?next=/tickets/',
      plays: [
        [list, 'Click the "Next" link', 'Click the "Ticket: Activate to sort" button'],
        [
          list,
          [
            'Tick the checkbox in the row of "2. West dome shutter squeaks"',
            'Tick the checkbox in the row of "4. School group of 32 wants a solar morning"',
          ],
          'Click the "Actions" button',
          [
            'Select "Close (Don\'t Send E-Mail)" from the "mass" dropdown',
            'Click the "Go" button in the "Table" section',
          ],
        ],
        [
          list,
          'Click the "Filters" button',
          ['Click the "Queue" button', 'Tick the "Museum shop" checkbox', 'Tick the "Resolved" checkbox'],
          'Click the "Apply Filters" button',
        ],
        [list, 'Type "stripes" in the "Search" field in the "Table" section'],
        [list, 'Type "zeppelin" in the "Search" field in the "Table" section'],
        [
          list,
          'Click the "Q Queries" button',
          [
            'Type "All about domes" in the "Query Name" field',
            'Tick the "Share this query with other users." checkbox',
            'Click the "Save" button',
          ],
        ],
        [
          list,
          'Click the "Columns▼" button',
          ['Click the "Priority" button', 'Click the "Owner" button', 'Press "Escape"'],
        ],
      ],
    },
    ticket: {
      path: '/login/?next=/tickets/1/',
      plays: [
        [
          login,
          'Click the "Respond" tab',
          [
            'Type "Gearbox fitted, the shutter closes at -3 °C." in the "Comment / Resolution" field',
            'Choose the "Resolved" radio button',
          ],
          'Click the "Save" button',
        ],
        [
          login,
          'Click the "Actions" button',
          'Click the "Edit" link',
          [
            'Type "East dome shutter stops at 60 %" in the "Title" field',
            'Select "2. High" from the "Priority" dropdown',
            'Type "13" in the "Observing hours lost" field',
            'Click the "Save Changes" button',
          ],
        ],
        [
          login,
          'Click the "Actions" button',
          'Click the "Edit" link',
          [
            'Clear the "Title" field',
            'Type "lots" in the "Observing hours lost" field',
            'Click the "Save Changes" button',
          ],
        ],
        [
          login,
          'Click the "Actions" button',
          'Click the "Delete" link',
          'Click the "Yes I Understand - Delete It Anyway" button',
        ],
        [login, 'Click the "Actions" button', 'Click the "Hold" button'],
        [
          login,
          'Click the "Create" link',
          ['Select "New guide" from the "Template" dropdown', 'Click the "Add" button'],
        ],
        [login, 'Click the "Assign this ticket to tamsin@corvidhill.example" link'],
        [
          login,
          'Click the "Respond" tab',
          'Select "Refund is on its way" from the "Use a Pre-set Reply (Optional)" dropdown',
        ],
      ],
    },
    rain: {
      path: '/login/?next=/tickets/19/',
      plays: [[login, 'Click the "Respond" tab']],
    },
    cc: {
      path: '/login/?next=/tickets/1/cc/',
      plays: [
        [login, 'Click the "Add an Email or Helpdesk User" link'],
        [login, 'Click the "Delete" link in the row of "insurance@fairholm.example"'],
      ],
    },
    new: {
      path: '/login/?next=/tickets/submit/',
      plays: [
        [
          login,
          'Click the "Submit Ticket" button',
          [
            'Select "Network and computers" from the "Queue" dropdown',
            'Type "Projector shows no picture" in the "Summary of the problem" field',
            'Type "HDMI 2 stays black in the lecture hall." in the "Description of your issue" field',
            'Select "2. High" from the "Priority" dropdown',
            'Select "odile" from the "Case owner (Optional)" dropdown',
            'Click the "Submit Ticket" button',
          ],
        ],
      ],
    },
    dashboard: { path: '/login/?next=/dashboard/', plays: [[login]] },
    settings: {
      path: '/login/?next=/settings/',
      plays: [
        [
          login,
          [
            'Untick the "E-mail me on ticket change?" checkbox',
            'Select "50" from the "Number of tickets to show per page" dropdown',
            'Click the "Save Changes" button',
          ],
        ],
      ],
    },
    reports: {
      path: '/login/?next=/reports/',
      plays: [[login, 'Click the "Create new report" button', 'Click the first "by Priority" link']],
    },
    queries: {
      path: '/login/?next=/saved-searches/',
      plays: [
        [login, 'Click the "Delete this query" link in the "My shop tickets" item'],
        [login, 'Click the "Run" link in the "My shop tickets" item'],
      ],
    },
    kanban: { path: '/login/?next=/kanban/', plays: [[login, 'Click the "Filters" button']] },
    ignore: {
      path: '/login/?next=/ignore/',
      plays: [
        [
          'Log in as "odile" with the password "rigel-0925"',
          'Click the "Add an Email" link',
          [
            'Type "Lottery spam" in the "Name" field',
            'Type "*@bigwin.example" in the "E-Mail Address" field',
            'Tick the "Visitor bookings" checkbox',
            'Click the "Save" button',
          ],
        ],
        [
          'Log in as "odile" with the password "rigel-0925"',
          'Click the "Remove email from ignored list" link in the row of "Old supplier"',
        ],
      ],
    },
    checklists: {
      path: '/login/?next=/checklist-templates/',
      plays: [
        [
          login,
          [
            'Type "Storm warning" in the "Name" field',
            'Type "Park the mounts" in the "Description" field',
            'Click the "Save" button',
          ],
        ],
      ],
    },
    password: {
      path: '/login/?next=/password_change/',
      plays: [
        [
          login,
          [
            'Type "wrong-one" in the "Old password" field',
            'Type "12345" in the "New password" field',
            'Type "54321" in the "New password confirmation" field',
            'Click the "Change my password" button',
          ],
        ],
      ],
    },
  },
} satisfies Make;
