import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'modular-admin',
  licence: 'MIT',
  packages: ['modular-admin-html@1.0.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'modular-admin-html')]]),
  pages: {
    'items-list': { path: '/items-list.html', plays: [['Click the "More actions..." button']] },
    'item-editor': { path: '/item-editor.html', plays: [['Type "Travel mug" in the "Name:" field']] },
    login: { path: '/login.html', plays: [['Click the "Login" button']] },
    signup: { path: '/signup.html', plays: [['Type "Mira" in the "Enter firstname" field']] },
    forms: { path: '/forms.html', plays: [] },
    'static-tables': { path: '/static-tables.html', plays: [] },
  },
} satisfies Make;
