import type { Make } from '../recording/make.ts';

export default {
  make: 'slds',
  licence: 'BSD-3-Clause',
  packages: ['@salesforce-ux/design-system@2'],
  pages: {
    lead: {
      plays: [
        ['Click the "Edit Phone" button'],
        ['Click the "Mark stage as complete" button', 'Click the "Show more actions" button'],
        [
          'Click the "Activity" tab',
          [
            'Type "Tasting on Friday" in the "Subject" field',
            'Select "Visit" from the "Kind" dropdown',
            'Click the "Log it" button',
          ],
        ],
        ['Click the "Follow" button'],
        [
          'Click the "Edit Phone" button',
          ['Type "0171 555 2299" in the "Phone" field', 'Click the "Save" button'],
        ],
      ],
    },
  },
} satisfies Make;
