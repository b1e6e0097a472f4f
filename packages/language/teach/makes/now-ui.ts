import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'now-ui',
  licence: 'MIT',
  packages: ['now-ui-dashboard@1.0.1'],
  serve: (installed) => serveFiles([['/', join(installed, 'now-ui-dashboard')]]),
  pages: {
    user: { path: '/examples/user.html', plays: [] },
    tables: { path: '/examples/tables.html', plays: [] },
    notifications: { path: '/examples/notifications.html', plays: [['Click the "Top Left" button']] },
  },
} satisfies Make;
