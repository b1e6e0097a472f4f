import { bankHandler } from '@assay/testbed/sites/bank';
import type { Make } from '../recording/make.ts';

export default {
  make: 'bank',
  licence: 'MIT',
  serve: bankHandler,
  pages: {
    'sign-in': {
      path: '/bank/sign-in',
      plays: [
        ['Click "Forgotten your PIN?"'],
        [
          ['Type "40718823" in the "Customer number" field', 'Click the "Sign in" button'],
          ['Type "5291" in the "PIN" field', 'Click the "Sign in" button'],
          'Click "Upcoming payments"',
        ],
      ],
    },
    account: {
      path: '/bank/accounts/everyday',
      plays: [
        [
          'Click the "Load more" button',
          'Select "Money in" from the "Show" dropdown',
          'Type "zebra" in the "Search transactions" field',
        ],
      ],
    },
    transfer: {
      path: '/bank/transfer',
      plays: [
        [
          'Click the "Continue" button',
          ['Click "Saved recipients"', 'Click the first "Use" button'],
          [
            'Type "84.50" in the "Amount in EUR" field',
            'Type "Concert tickets" in the "Purpose" field',
            'Click the "Continue" button',
          ],
          'Click "Looks right, continue"',
          ['Type "738204" in the "Confirmation code" field', 'Click the "Send transfer" button'],
        ],
      ],
    },
    orders: {
      path: '/bank/orders',
      plays: [
        ['Click "Pause" in the row of "City Transit"', 'Click "Change" in the row of "Lakeside Property"'],
        ['Click "Delete" in the row of "Animal Shelter Nord"'],
      ],
    },
    cards: {
      path: '/bank/cards',
      plays: [
        [
          'Click the first "Freeze card" button',
          'Click the first "Limits"',
          'Click the second "Replace card"',
        ],
      ],
    },
    goals: {
      path: '/bank/goals',
      plays: [[['Type "80" in the first "Amount in EUR" field', 'Click the first "Add money" button']]],
    },
    messages: {
      path: '/bank/messages',
      plays: [['Click the first "Delete" link'], ['Click "Mark all as read"']],
    },
    profile: {
      path: '/bank/profile',
      plays: [
        [
          'Toggle the "Paperless statements" switch',
          ['Type "12" in the "Postcode" field', 'Click the "Save profile" button'],
        ],
      ],
    },
  },
} satisfies Make;
