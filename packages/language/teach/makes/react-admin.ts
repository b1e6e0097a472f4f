import { join } from 'node:path';
import type { Make } from '../recording/make.ts';
import { servePages } from '../recording/serve-pages.ts';

const login = [
  'Type "clara" in the "Username" field',
  'Type "rosin42" in the "Password" field',
  'Click the "Sign in" button',
];

const wrong = [
  'Type "clara" in the "Username" field',
  'Type "violin1" in the "Password" field',
  'Click the "Sign in" button',
];

export default {
  make: 'react-admin',
  licence: 'MIT',
  packages: [
    'react-admin@5.15.4',
    'ra-data-local-storage@5.15.3',
    'react@18',
    'react-dom@18',
    'react-router@6',
    'react-router-dom@6',
    '@mui/material@7',
    '@mui/icons-material@7',
    '@emotion/react@11',
    '@emotion/styled@11',
    '@mui/system@7',
    '@mui/utils@7',
    'react-is@18',
  ],
  /** Every path is the one page, which routes by itself. */
  serve(installed) {
    const pages = servePages(join(import.meta.dirname, 'pages/react-admin'), installed);
    return (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (!pathname.startsWith('/npm/') && !pathname.endsWith('.bundle.js')) request.url = '/app';
      return pages(request, response);
    };
  },
  pages: {
    'sign-in': {
      path: '/',
      plays: [
        ['Click the "Sign in" button', wrong],
        [
          login,
          'Click the "Clara Venn" button',
          'Click the "Logout" menu item',
          [
            'Type "tom" in the "Username" field',
            'Type "reed07" in the "Password" field',
            'Click the "Sign in" button',
          ],
        ],
        [login, 'Click the "Loan 1054" link'],
      ],
    },
    instruments: {
      path: '/instruments',
      plays: [
        [
          login,
          'Select "brass" from the "Family" dropdown',
          'Click the row of "TBA-01"',
          'Click the "Loans" tab',
          'Click the "Repairs" tab',
        ],
        [
          login,
          ['Type "clar" in the "Search" field', 'Pause for 1 seconds'],
          ['Type "zither" in the "Search" field', 'Pause for 1 seconds'],
        ],
        [
          login,
          'Click the "Go to page 3" button',
          'Click the "Edit" link in the row of "VLN-03"',
          'Click the "Money" tab',
          ['Type "75" in the "Monthly fee" field', 'Click the "Save" button'],
          ['Type "10" in the "Monthly fee" field', 'Click the "Save" button'],
        ],
        [
          login,
          'Click the "Add filter" button',
          'Click the "Condition" menu item',
          'Select "In repair" from the "Condition" dropdown',
        ],
        [
          login,
          'Click the "Add instrument" link',
          ['Type "Bassoon" in the "Name" field', 'Click the "Save" button'],
          [
            'Type "bsn1" in the "Inventory code" field',
            'Select "woodwind" from the "Family" dropdown',
            'Type "3200" in the "Insured value" field',
            'Type "38" in the "Monthly fee" field',
            'Click the "Save" button',
          ],
          ['Type "BSN-01" in the "Inventory code" field', 'Click the "Save" button'],
        ],
        [
          login,
          'Click the "Monthly fee" button',
          'Click the "Edit" link in the row of "CJN-01"',
          'Click the "Delete" button',
          'Click the "Confirm" button',
        ],
        [login, 'Click the "Columns" button'],
      ],
    },
    borrowers: {
      path: '/borrowers',
      plays: [
        [
          login,
          'Click "Pupils"',
          'Click "Lapsed"',
          ['Click "Pupils"', 'Type "quill" in the "Find a borrower" field', 'Pause for 1 seconds'],
        ],
        [
          login,
          [
            'Tick the checkbox in the row of "Leon Farkas"',
            'Tick the checkbox in the row of "Hanne Lindqvist"',
          ],
          'Click the "Mark as lapsed" button',
          'Click the "Confirm" button',
        ],
        [
          login,
          'Click the "Noor Haddad" cell',
          ['Type "noor.haddad" in the "E-mail" field', 'Click the "Save" button'],
          [
            'Type "noor.haddad@post.test" in the "E-mail" field',
            'Type "0151 2290" in the "Phone" field',
            'Click the "Save" button',
          ],
          'Click the "Undo" button',
        ],
        [
          login,
          'Click the "Create" link',
          [
            'Type "Choir of St. Anne" in the "Full name" field',
            'Click the "Loans" menu item',
            'Dismiss the browser dialog',
          ],
          [
            'Select "ensemble" from the "Kind" dropdown',
            'Type "choir@st-anne.test" in the "E-mail" field',
            'Click the "Save" button',
          ],
        ],
      ],
    },
    loans: {
      path: '/loans',
      plays: [
        [
          login,
          'Select "overdue" from the "Status" dropdown',
          'Click the "Take back" button in the row of "1043"',
          'Click "1046"',
        ],
        [
          login,
          'Click the "Go to page 2" button',
          'Click the "Deposit" button',
          'Select "25" from the "Rows per page" dropdown',
        ],
        [
          login,
          [
            'Tick the checkbox in the row of "1041"',
            'Tick the checkbox in the row of "1044"',
            'Tick the checkbox in the row of "1046"',
          ],
          'Click the "Delete" button',
          'Click the "Undo" button',
        ],
        [
          login,
          'Click the "Create" link',
          ['Select "Cello 1/2" from the "Instrument" dropdown', 'Click the "Save" button'],
          [
            'Type "Mira" in the "Borrower" field',
            'Click the "Mira Solveig" option',
            'Type "2025-06-02" in the "Handed out" field',
            'Type "2025-06-01" in the "Due back" field',
            'Type "120" in the "Deposit in EUR" field',
            'Click the "Save" button',
          ],
          ['Type "2025-12-02" in the "Due back" field', 'Click the "Save" button'],
        ],
        [
          login,
          'Click the "Add filter" button',
          'Click the "Borrower" menu item',
          ['Type "Town" in the "Borrower" field', 'Click the "Town Band Aldern" option'],
        ],
      ],
    },
    repairs: {
      path: '/repairs',
      plays: [
        [
          login,
          'Select "done" from the "State" dropdown',
          'Click the "Delete" button in the row of "Valve stuck"',
          'Click the "Confirm" button',
        ],
        [
          login,
          'Click the "Delete" button in the row of "Bellows leak"',
          'Click the "Cancel" button',
          'Click the "Edit" link in the row of "New pads"',
          ['Type "-5" in the "Cost" field', 'Click the "Save" button'],
          ['Type "180" in the "Cost" field', 'Choose the "done" radio button', 'Click the "Save" button'],
        ],
      ],
    },
    settings: {
      path: '/settings',
      plays: [
        [
          login,
          ['Type "90" in the "Days before the due date" field', 'Click the "Save settings" button'],
          ['Type "21" in the "Days before the due date" field', 'Click the "Save settings" button'],
        ],
        [login, 'Toggle the "Send reminders by e-mail" switch', 'Click the "Discard" button'],
      ],
    },
  },
} satisfies Make;
