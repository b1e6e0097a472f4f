import type { Make } from '../recording/make.ts';

export default {
  make: 'pico',
  licence: 'MIT',
  packages: ['@picocss/pico@2'],
  pages: {
    expenses: {
      plays: [
        [
          'Click the "Hand in" button',
          [
            'Select "Train" from the "Category" dropdown',
            'Type "74,40" in the "Amount, €" field',
            'Type "Return from Porto" in the "Reason" field',
            'Click the "Hand in" button',
          ],
        ],
        ['Click "withdraw" in the row of "Lunch with Duarte Lda."', 'Click the "Withdraw" button'],
        ['Click "Ana Reis"'],
      ],
    },
    profile: {
      plays: [
        [
          ['Type "12345" in the "IBAN" field', 'Click the "Save details" button'],
          [
            'Type "PT50 0002 0123 1234 5678 9015 4" in the "IBAN" field',
            'Select "Once a month" from the "Pay out" dropdown',
            'Click the "Save details" button',
          ],
        ],
        ['Click "Close my account"', 'Tick the "I know what I am doing" checkbox'],
      ],
    },
  },
} satisfies Make;
