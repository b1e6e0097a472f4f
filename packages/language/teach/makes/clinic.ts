import { clinicHandler } from '@assay/testbed/sites/clinic';
import type { Make } from '../recording/make.ts';

const login = [
  'Type "nora.blake@example.com" in the "Email" field',
  'Type "Hillside42" in the "Password" field',
  'Click the "Log in" button',
];

export default {
  make: 'clinic',
  licence: 'MIT',
  serve: clinicHandler,
  pages: {
    home: {
      path: '/clinic/',
      plays: [['Click the "Only necessary" button', 'Click the second "Read more"', 'Click "My health ▾"']],
    },
    doctors: {
      path: '/clinic/doctors',
      plays: [
        [
          ['Click the "Accept all" button', 'Select "Dermatology" from the "Speciality" dropdown'],
          'Click "View profile" in the "Dr. Mei Tanaka" card',
        ],
        ['Select "Fee: high to low" from the "Sort by" dropdown'],
      ],
    },
    book: {
      path: '/clinic/book',
      plays: [
        [
          ['Click the "Accept all" button', 'Click the "Continue" button'],
          [
            'Select "Dr. Paul Becker (General Practice)" from the "Doctor" dropdown',
            'Choose the "Video" radio button',
            'Type "Cough" in the "Reason for your visit" field',
            'Click the "Continue" button',
          ],
          ['Select "Wednesday, 18 March 2026" from the "Day" dropdown', 'Click "11:00"'],
          'Click the "Continue" button',
          ['Type "Ben" in the "First name" field', 'Click the "Continue" button'],
        ],
      ],
    },
    appointments: {
      path: '/clinic/appointments',
      plays: [
        [['Click the "Accept all" button', ...login], 'Click "Past (4)"'],
        [
          ['Click the "Accept all" button', ...login],
          'Click the "Cancel" button in the row of "A-1047"',
          'Click "Yes, cancel it"',
        ],
      ],
    },
    prescriptions: {
      path: '/clinic/prescriptions',
      plays: [
        [
          ['Click the "Accept all" button', ...login],
          'Click "Request refill" in the row of "Cetirizine 10 mg"',
        ],
      ],
    },
    bills: {
      path: '/clinic/bills',
      plays: [
        [
          ['Click the "Accept all" button', ...login],
          'Select "Unpaid" from the "Show" dropdown',
          'Click "Pay" in the row of "INV-2201"',
          'Click the "Pay $60.00" button',
        ],
      ],
    },
    messages: {
      path: '/clinic/messages',
      plays: [
        [
          ['Click the "Accept all" button', ...login],
          'Click the first "Delete message"',
          'Click "Your bill INV-2201"',
        ],
      ],
    },
    faq: { path: '/clinic/faq', plays: [['Click the "Accept all" button']] },
    contact: {
      path: '/clinic/contact',
      plays: [[['Click the "Accept all" button', 'Click the "Send message" button']]],
    },
  },
} satisfies Make;
