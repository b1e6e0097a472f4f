import type { Make } from '../recording/make.ts';

export default {
  make: 'bootstrap',
  licence: 'MIT',
  packages: ['bootstrap@5', 'bootstrap-icons@1'],
  pages: {
    crm: [
      'Select "Customer" from the "Any stage" dropdown',
      [
        'Type "Loom" in the "Name or company" field',
        'Click the first checkbox',
        'Click the "star" icon in the row of "Wen Li"',
      ],
      [
        'Clear the "Name or company" field',
        'Click the "three-dots-vertical" icon in the row of "Tom Okafor"',
      ],
      ['Press "Escape"', 'Click the "New contact" button'],
      'Click the "Create" button',
    ],
    checkout: [
      [
        'Choose the "Courier, next day (€6.50)" radio button',
        'Tick the "It\'s a present" checkbox',
        'Click the "Continue" button',
      ],
      [
        'Type "Rui" in the "First name" field',
        'Type "Melo" in the "Surname" field',
        'Type "Rua do Sol 4" in the "Street and number" field',
        'Type "1200-101" in the "Postcode" field',
        'Type "Lisboa" in the "Town" field',
        'Type "Happy birthday" in the "A few words for the card" field',
        'Click the "Continue" button',
      ],
      ['Click the "Invoice" button', 'Click the "Continue" button'],
      ['Tick the "I accept the terms of sale" checkbox', 'Click the "Place order" button'],
    ],
  },
} satisfies Make;
