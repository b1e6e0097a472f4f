import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'tabler',
  licence: 'MIT (of @tabler/core, from whose repository the pages come; the package itself names none)',
  packages: ['@tabler/preview@1.2.0'],
  serve: (installed) => serveFiles([['/', join(installed, '@tabler/preview/dist')]]),
  pages: {
    chat: { path: '/chat.html', plays: [['Type "On my way" in the "Type message" field']] },
    users: { path: '/users.html', plays: [] },
    tasks: { path: '/tasks.html', plays: [['Tick the second checkbox']] },
    settings: { path: '/settings.html', plays: [[['Type "Lisbon" in the "Location" field']]] },
    invoice: { path: '/invoice.html', plays: [] },
    modals: {
      path: '/modals.html',
      plays: [
        ['Click the "Simple modal" link'],
        [
          'Click the "Modal with form" link',
          [
            'Type "Q3 figures" in the "Your report name" field',
            'Select "Public" from the "Visibility" dropdown',
          ],
        ],
        ['Click the "Danger modal" link'],
      ],
    },
    wizard: { path: '/wizard.html', plays: [[['Type "riverside" in the first field']]] },
    'search-results': {
      path: '/search-results.html',
      plays: [[['Tick the "party" checkbox', 'Choose the "3 stars" radio button']]],
    },
    'sign-up': {
      path: '/sign-up.html',
      plays: [[['Type "Mira" in the "Enter name" field', 'Click the "Show password" link']]],
    },
    'job-listing': {
      path: '/job-listing.html',
      plays: [[['Tick the "Design" checkbox', 'Select "London" from the dropdown']]],
    },
    lists: { path: '/lists.html', plays: [] },
    accordion: { path: '/accordion.html', plays: [['Click the second button in the first section']] },
  },
} satisfies Make;
