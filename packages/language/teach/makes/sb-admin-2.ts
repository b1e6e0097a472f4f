import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'sb-admin-2',
  licence: 'MIT',
  packages: ['startbootstrap-sb-admin-2@4.1.4'],
  serve: (installed) => serveFiles([['/', join(installed, 'startbootstrap-sb-admin-2')]]),
  pages: {
    index: { path: '/index.html', plays: [['Click "Douglas McGee"'], ['Click "Components"']] },
    tables: {
      path: '/tables.html',
      plays: [['Select "25" from the "Show" dropdown', 'Click "Salary"'], ['Click "2"']],
    },
    login: {
      path: '/login.html',
      plays: [
        [
          [
            'Type "kim@lake.example" in the "Enter Email Address..." field',
            'Type "reef" in the "Password" field',
          ],
        ],
      ],
    },
    register: {
      path: '/register.html',
      plays: [
        [
          [
            'Type "Kim" in the "First Name" field',
            'Type "Aalto" in the "Last Name" field',
            'Type "kim@lake.example" in the "Email Address" field',
          ],
        ],
      ],
    },
  },
} satisfies Make;
