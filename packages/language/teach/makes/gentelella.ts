import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { serveFiles } from '../recording/serve-files.ts';

export default {
  make: 'gentelella',
  licence: 'MIT',
  packages: ['gentelella@4.2.0'],
  serve: (installed) => serveFiles([['/', join(installed, 'gentelella/dist')]]),
  pages: {
    inbox: {
      path: '/production/inbox.html',
      plays: [
        ['Click the "Compose" button', 'Click the "Send" button'],
        ['Click the first "Mark all read" button'],
      ],
    },
    kanban: {
      path: '/production/kanban.html',
      plays: [['Click the "+ New card" button'], ['Type "api" in the "Filter cards" field']],
    },
    'user-management': {
      path: '/production/user_management.html',
      plays: [
        ['Click the "+ Invite user" button'],
        ['Tick the "Select all rows" checkbox'],
        ['Type "ma" in the "Search users" field'],
      ],
    },
    orders: { path: '/production/orders.html', plays: [['Click the "+ Manual order" button']] },
    'form-wizards': {
      path: '/production/form_wizards.html',
      plays: [
        [
          'Click the "Next →" button',
          ['Type "Vance Interiors" in the "Workspace name" field', 'Click the "Next →" button'],
          'Click the "Next →" button',
        ],
      ],
    },
    'form-validation': {
      path: '/production/form_validation.html',
      plays: [
        [
          'Click the "Validate" button',
          [
            'Type "mira@vance.example" in the "Email" field',
            'Type "12" in the "Age" field',
            'Click the "Validate" button',
          ],
        ],
      ],
    },
    settings: {
      path: '/production/settings.html',
      plays: [
        [['Type "Mira Vance" in the "Full name" field', 'Click the "Save changes" button']],
        ['Click the first "Connect" button'],
      ],
    },
    'tables-dynamic': { path: '/production/tables_dynamic.html', plays: [['Click the "Refresh" button']] },
    'file-manager': {
      path: '/production/file_manager.html',
      plays: [['Click the "List view" button'], ['Click the "New folder" button']],
    },
    notifications: {
      path: '/production/notifications.html',
      plays: [['Click the "Mentions" button'], ['Click the "Mark all read" button']],
    },
    'verify-2fa': {
      path: '/production/verify_2fa.html',
      plays: [[['Type "4" in the "Digit 1 of 6" field', 'Type "7" in the "Digit 2 of 6" field']]],
    },
  },
} satisfies Make;
