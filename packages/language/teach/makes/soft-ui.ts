import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'soft-ui',
  licence: 'MIT',
  packages: ['soft-ui-dashboard@1.0.1'],
  serve: (installed) => serveFiles([['/', join(installed, 'soft-ui-dashboard')]]),
  pages: {
    billing: { path: '/pages/billing.html', plays: [] },
    profile: {
      path: '/pages/profile.html',
      plays: [['Click "Teams"'], ['Toggle the "New launches and projects" switch']],
    },
    'sign-up': {
      path: '/pages/sign-up.html',
      plays: [[['Type "Mira" in the "Name" field', 'Type "mira@vance.example" in the "Email" field']]],
    },
  },
} satisfies Make;
