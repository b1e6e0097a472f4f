import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { locustfile } from './locust-data.mts';

const app = defineRecipe({
  name: 'locust',
  half: 'open',
  make: 'React, MUI',
  kind: 'load testing',
  install: { pip: ['locust==2.47.0'] },
  version: 1,
  async seed({ data }) {
    await writeFile(join(data, 'locustfile.py'), locustfile);
  },
  start: ({ data, port, program }) => ({
    command: program('locust'),
    args: [
      ...['-f', join(data, 'locustfile.py'), '--web-host', '127.0.0.1', '--web-port', String(port)],
      ...['--web-login', '--class-picker'],
    ],
    env: { TZ: 'UTC' },
    cwd: data,
  }),
  ready: '/login',
});

const logIn = [
  'Type "conductor" in the "Username" field',
  'Type "bell-17" in the "Password" field',
  'Click the "Login" button',
];

const start = [
  'Type "12" in the "Number of users (peak concurrency)" field',
  'Type "12" in the "Ramp up (users started/second)" field',
  'Click the "Start" button',
  'Pause for 4 seconds',
];

export default {
  make: 'locust',
  licence: 'MIT',
  app,
  pages: {
    login: {
      path: '/',
      plays: [
        [
          [
            'Type "conductor" in the "Username" field',
            'Type "bell-71" in the "Password" field',
            'Click the "Login" button',
          ],
          [
            'Type "inspector" in the "Username" field',
            'Type "punch-04" in the "Password" field',
            'Click the "Login" button',
          ],
          'Open "/sign-out"',
        ],
      ],
    },
    form: {
      path: '/',
      plays: [
        [
          logIn,
          'Click the "Advanced options" button',
          'Click the "Custom parameters" button',
          ['Clear the "Tram (Number of the car)" field', 'Click the "Start" button'],
        ],
        [logIn, 'Click the "Shape Class" dropdown'],
        [
          logIn,
          'Click the button in the row of "SchoolGroup"',
          ['Type "5" in the "Weight" field', 'Click the "Save" button'],
        ],
        [logIn, ['Click the "DepotRobot" cell', 'Click the "SeasonHolder" cell']],
        [logIn, 'Click the "About" button'],
        [logIn, ['Clear the "Number of users (peak concurrency)" field', 'Click the "Start" button']],
      ],
    },
    run: {
      path: '/',
      plays: [
        [
          logIn,
          start,
          'Click the "Stop" button',
          'Click the "Failures" tab',
          'Click the "Exceptions" tab',
          'Click the "Current ratio" tab',
          'Click the "Download Data" tab',
          'Click the "Logs" tab',
          'Click the "New" button',
        ],
        [
          logIn,
          start,
          'Click the "Edit" button',
          [
            'Type "20" in the "Number of users (peak concurrency)" field',
            'Click the "Update" button',
            'Pause for 3 seconds',
          ],
        ],
        [logIn, start, 'Click the "Reset" button'],
        [logIn, start, 'Click "Name"', 'Click the "Charts" tab'],
      ],
    },
    closed: {
      path: '/',
      plays: [
        [
          logIn,
          [
            'Type "http://closed.tram.test" in the "Host (setting this will override the host for the User classes)" field',
            'Click the "Start" button',
            'Pause for 3 seconds',
          ],
          'Click the "Exceptions" tab',
        ],
      ],
    },
  },
} satisfies Make;
