import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '@assay/testbed/real';
import type { Make } from '../recording/make.ts';
import { files } from './glasshouse-data.mts';

const signedIn = (path: string) => `/enter?to=${path}`;

export default {
  make: 'glasshouse',
  // NiceGUI, Quasar, Vue: MIT; ECharts, Material icons: Apache-2.0; the pages are our own.
  licence: 'MIT',
  app: defineRecipe({
    name: 'glasshouse',
    half: 'open',
    make: 'NiceGUI',
    kind: 'register of plants',
    install: { pip: ['nicegui==3.18.0'] },
    version: 2,
    async seed({ data }) {
      for (const [path, text] of Object.entries(files)) await writeFile(join(data, path), text);
    },
    start: ({ data, port, program }) => ({
      command: program('python'),
      args: [join(data, 'app.py'), String(port)],
      cwd: data,
    }),
    ready: '/login',
  }),
  pages: {
    login: {
      path: '/login',
      plays: [
        [
          'Click the "Sign in" button',
          [
            'Type "ada" in the "User name" field',
            'Type "fern2025" in the "Password" field',
            'Click the "Sign in" button',
          ],
          ['Type "fern2026" in the "Password" field', 'Click the "Sign in" button'],
          'Click the "Notifications" button',
        ],
        ['Click "Forgot password?"', 'Click the "Send link" button'],
      ],
    },
    plants: {
      path: signedIn('/plants'),
      plays: [
        ['Type "barrel" in the "Search plants" field', 'Click "Silver barrel"'],
        ['Click the "Only quarantined" checkbox'],
        [
          'Click the "Pots" column',
          ['Click the checkbox in the row of "P107"', 'Click the checkbox in the row of "P116"'],
          'Click the "Mark as watered" button',
        ],
        [
          'Click the "Add plant" button',
          ['Type "60" in the "Pots" field', 'Click the "Save" button'],
          [
            'Type "Tree fern" in the "Plant" field',
            'Type "Cyatheaceae" in the "Family" field',
            'Select "Palm House" from the "House" dropdown in the dialog',
            'Type "2" in the "Pots" field',
            'Click the "Save" button',
          ],
        ],
        ['Click the "Next page" button'],
        ['Select "Bog House" from the "House" dropdown', 'Type "orchid" in the "Search plants" field'],
      ],
    },
    plant: {
      path: signedIn('/plants/P102'),
      plays: [
        ['Click "Care instructions"', 'Click the "Move" button'],
        ['Click the "Remove" button', 'Click the "Remove" button in the dialog'],
        [
          'Click the "Notes" tab',
          ['Type "Mealybugs gone." in the "Notes" field', 'Click the "Save notes" button'],
          'Click the "Photos" tab',
        ],
      ],
    },
    climate: {
      path: signedIn('/climate'),
      plays: [
        ['Click the "Target temperature" slider', 'Click the "Apply" button'],
        [
          'Click the "Desert House" tab',
          ['Click the "Target temperature" slider', 'Click the "Apply" button'],
          ['Click "Half open"', 'Click the "Night setback" switch'],
          'Click the "Apply" button',
        ],
      ],
    },
    jobs: {
      path: signedIn('/jobs'),
      plays: [
        [
          'Click the "Add" button',
          ['Type "Weigh the titan arum" in the "New job" field', 'Click the "Add" button'],
        ],
        ['Click the "Clean pond filter" checkbox', 'Click the first "delete" button'],
      ],
    },
    settings: {
      path: signedIn('/settings'),
      plays: [
        [
          ['Type "desk at fernhouse" in the "E-mail for alarms" field', 'Click the "Save" button'],
          [
            'Type "night@fernhouse.example" in the "E-mail for alarms" field',
            'Click the "Fahrenheit" radio button',
            'Click the "Save" button',
          ],
        ],
        ['Click the "Send alarms by e-mail" switch'],
        ['Click the "Delete all finished jobs" button', 'Click "Yes, delete"'],
      ],
    },
    overview: { path: signedIn('/'), plays: [['Click "Ada Moss"', 'Click "Sign out"']] },
  },
} satisfies Make;
