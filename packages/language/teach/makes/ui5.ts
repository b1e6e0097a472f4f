import type { Make } from '../recording/make.ts';

export default {
  make: 'ui5',
  licence: 'Apache-2.0',
  packages: [
    '@ui5/webcomponents@2.24.0',
    '@ui5/webcomponents-fiori@2.24.0',
    '@ui5/webcomponents-icons@2.24.0',
  ],
  pages: {
    travel: [
      'Click "730.15 EUR"',
      'Click the "New claim" button',
      'Click the "Claim" button',
      [
        'Type "Turin, workshop" in the first field in the dialog',
        'Click the "Claim" button',
        'Click "Waiting"',
      ],
      'Click "Bank account"',
    ],
  },
} satisfies Make;
