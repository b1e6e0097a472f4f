import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'material-dashboard',
  licence: 'MIT',
  packages: ['material-dashboard@3.1.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'material-dashboard')]]),
  pages: {
    billing: { path: '/pages/billing.html', plays: [] },
    tables: { path: '/pages/tables.html', plays: [] },
    'sign-in': {
      path: '/pages/sign-in.html',
      plays: [[['Type "mira@vance.example" in the first field', 'Toggle the "Remember me" switch']]],
    },
    notifications: {
      path: '/pages/notifications.html',
      plays: [['Click the "Success" button'], ['Click the first "Close" button']],
    },
  },
} satisfies Make;
