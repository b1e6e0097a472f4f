import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'argon',
  licence: 'MIT',
  packages: ['@creative-tim-official/argon-dashboard-free@1.2.0'],
  serve: (installed) => serveFiles([['/', join(installed, '@creative-tim-official/argon-dashboard-free')]]),
  pages: {
    tables: { path: '/examples/tables.html', plays: [['Click "John Snow"']] },
    profile: {
      path: '/examples/profile.html',
      plays: [[['Type "Mira" in the "First name" field', 'Type "Tallinn" in the "City" field']]],
    },
    register: {
      path: '/examples/register.html',
      plays: [[['Type "Mira Vance" in the "Name" field', 'Type "mira@vance.example" in the "Email" field']]],
    },
  },
} satisfies Make;
