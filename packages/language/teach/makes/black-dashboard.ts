import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'black-dashboard',
  licence: 'MIT',
  packages: ['black-dashboard@1.0.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'black-dashboard')]]),
  pages: {
    user: {
      path: '/examples/user.html',
      plays: [
        [
          [
            'Type "Mira" in the "First Name" field',
            'Type "Vance" in the "Last Name" field',
            'Type "Tallinn" in the "City" field',
          ],
        ],
      ],
    },
    tables: { path: '/examples/tables.html', plays: [] },
    dashboard: { path: '/examples/dashboard.html', plays: [['Click "Purchases"']] },
  },
} satisfies Make;
