import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'admin-lte',
  licence: 'MIT',
  packages: ['admin-lte@3.2.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'admin-lte')]]),
  pages: {
    mailbox: {
      path: '/pages/mailbox/mailbox.html',
      plays: [[['Tick the first checkbox', 'Tick the third checkbox']]],
    },
    compose: {
      path: '/pages/mailbox/compose.html',
      plays: [
        [
          [
            'Type "dispatch@harbor.example" in the "To:" field',
            'Type "Crates for Tuesday" in the "Subject:" field',
          ],
        ],
      ],
    },
    'read-mail': { path: '/pages/mailbox/read-mail.html', plays: [] },
    projects: { path: '/pages/examples/projects.html', plays: [['Click the "Collapse" button']] },
    'project-add': {
      path: '/pages/examples/project-add.html',
      plays: [
        [
          [
            'Type "Pier renewal" in the "Project Name" field',
            'Select "On Hold" from the "Status" dropdown',
            'Type "25000" in the "Estimated budget" field',
          ],
          'Click the second "Collapse" button',
        ],
      ],
    },
    invoice: { path: '/pages/examples/invoice.html', plays: [] },
    kanban: { path: '/pages/kanban.html', plays: [] },
    contacts: { path: '/pages/examples/contacts.html', plays: [] },
    validation: {
      path: '/pages/forms/validation.html',
      plays: [
        [
          'Click the "Submit" button',
          [
            'Type "vero@lime.example" in the "Email address" field',
            'Type "abc" in the "Password" field',
            'Click the "Submit" button',
          ],
        ],
      ],
    },
    'form-general': { path: '/pages/forms/general.html', plays: [] },
    login: {
      path: '/pages/examples/login.html',
      plays: [[['Type "vero@lime.example" in the "Email" field', 'Tick the "Remember Me" checkbox']]],
    },
    simple: { path: '/pages/tables/simple.html', plays: [] },
    modals: {
      path: '/pages/UI/modals.html',
      plays: [
        ['Click the "Launch Default Modal" button'],
        ['Click the "Launch Danger Modal" button'],
        ['Click the first "Launch Default Toast" button'],
      ],
    },
    profile: { path: '/pages/examples/profile.html', plays: [['Click "Timeline"'], ['Click "Settings"']] },
    'e-commerce': {
      path: '/pages/examples/e-commerce.html',
      plays: [
        [
          ['Choose the "Purple" radio button', 'Choose the "L Large" radio button'],
          'Click the "Comments" tab',
        ],
        ['Click the "Rating" tab'],
      ],
    },
    enhanced: {
      path: '/pages/search/enhanced.html',
      plays: [],
    },
    faq: { path: '/pages/examples/faq.html', plays: [['Click the first link in the "FAQ" section']] },
    'ui-general': { path: '/pages/UI/general.html', plays: [] },
    calendar: {
      path: '/pages/calendar.html',
      plays: [[['Type "Fire drill" in the "Event Title" field', 'Click the "Add" button']]],
    },
  },
} satisfies Make;
