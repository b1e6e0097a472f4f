import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'paper-dashboard',
  licence: 'MIT',
  packages: ['paper-dashboard@1.1.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'paper-dashboard')]]),
  pages: {
    user: {
      path: '/user.html',
      plays: [
        [
          [
            'Type "Mira" in the "First Name" field',
            'Type "Vance" in the "Last Name" field',
            'Type "Tallinn" in the "City" field',
          ],
        ],
        ['Click "5 Notifications"'],
      ],
    },
    table: { path: '/table.html', plays: [] },
    notifications: { path: '/notifications.html', plays: [['Click the "Top Center" button']] },
  },
} satisfies Make;
