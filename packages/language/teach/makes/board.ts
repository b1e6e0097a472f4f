import { boardHandler } from '@assay/testbed/sites/board';
import type { Make } from '../recording/make.ts';

export default {
  make: 'board',
  licence: 'MIT',
  serve: boardHandler,
  pages: {
    relaunch: {
      path: '/board/relaunch',
      plays: [
        ['Click the first "+ Add a card" button', 'Click the "Add card" button'],
        ['Click the first "Card menu" button', 'Click "Move to Review"'],
        ['Select "Design" from the dropdown', 'Click the first card'],
        ['Click the "Notifications" button', 'Click "Mark all as read"'],
      ],
    },
    list: {
      path: '/board/relaunch/list',
      plays: [['Click "Due"', 'Click the "Title" cell in the first row']],
    },
    calendar: { path: '/board/relaunch/calendar', plays: [['Click the "Next month" button']] },
    wiki: {
      path: '/board/wiki/handbook',
      plays: [['Click the "Edit" button', 'Click the "Preview" button']],
    },
    search: { path: '/board/search?q=pricing', plays: [] },
    team: {
      path: '/board/team',
      plays: [
        [['Click the "Send invite" button'], 'Click the first "Revoke" button'],
        ['Click the first "Remove" button'],
      ],
    },
    settings: { path: '/board/settings', plays: [['Click "Dark"', 'Click the "Delete workspace" button']] },
  },
} satisfies Make;
