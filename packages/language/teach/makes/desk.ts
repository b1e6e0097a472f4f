import { deskHandler } from '@assay/testbed/sites/desk';
import type { Make } from '../recording/make.ts';

export default {
  make: 'desk',
  licence: 'MIT',
  serve: deskHandler,
  pages: {
    login: {
      path: '/desk/login',
      plays: [
        [
          'Click the "Sign in" button',
          [
            'Type "maya@desk.example" in the "Email" field',
            'Type "wrong" in the "Password" field',
            'Click the "Sign in" button',
          ],
        ],
      ],
    },
    tickets: {
      path: '/desk/tickets',
      plays: [
        [
          ['Tick the "Select DSK-1024" checkbox', 'Tick the "Select DSK-1022" checkbox'],
          'Click the "Set status" button',
        ],
        ['Click the "Status" dropdown'],
        ['Click the "New ticket" button', 'Click the "Create ticket" button'],
        ['Type "vat" in the "Search tickets" field'],
      ],
    },
    ticket: {
      path: '/desk/tickets/DSK-1023',
      plays: [
        ['Click the "Activity" tab'],
        ['Click the "Change assignee" button', 'Click "Lucas Moreau"'],
        ['Click the "More actions" button', 'Click "Delete ticket"'],
      ],
    },
    board: {
      path: '/desk/board',
      plays: [['Toggle the "Only my tickets" switch', 'Click the first "Move card" button']],
    },
    people: {
      path: '/desk/people',
      plays: [
        [
          'Click the "Invite people" button',
          ['Type "tom" in the "Email address" field', 'Click the "Send invitation" button'],
        ],
        ['Click the "Actions for Tom Becker" button'],
      ],
    },
    settings: {
      path: '/desk/settings',
      plays: [
        [['Type "Maya L." in the "Display name" field', 'Click the "Save changes" button']],
        ['Click the "Notifications" tab', 'Toggle the "Pause all notifications" switch'],
        ['Click the "Workspace" tab'],
      ],
    },
  },
} satisfies Make;
