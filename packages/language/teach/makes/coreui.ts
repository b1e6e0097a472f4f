import type { Make } from '../recording/make.ts';

export default {
  make: 'coreui',
  licence: 'MIT (the free icons: CC0)',
  packages: ['@coreui/coreui@5', '@coreui/icons@3'],
  pages: {
    orders: {
      plays: [
        [
          'Select "Open" from the "Every status" dropdown',
          'Type "marta" in the "Customer or order no." field',
        ],
        [
          'Click the "Take phone order" button',
          'Click the "Place order" button',
          [
            'Type "Ida Strand" in the "Customer" field',
            'Toggle the "Gift wrap (+3.00)" switch',
            'Click the "Place order" button',
          ],
        ],
        [
          [
            'Tick the first checkbox in the row of "P-2205"',
            'Tick the first checkbox in the row of "P-2203"',
          ],
          'Click the "Mark 2 as shipped" button',
        ],
        ['Click the "ghost dark ref cil action undo" button in the row of "P-2205"'],
      ],
    },
    settings: {
      plays: [
        [['Clear the "Name on receipts" field', 'Click the "Keep changes" button']],
        ['Click the "Delivery" tab', 'Click the "Save zones" button'],
        [
          'Click the "Notifications" tab',
          [
            'Toggle the "Stock below five" switch',
            'Type "till@pinecone.example" in the "Send them to" field',
            'Click the "Save" button',
          ],
        ],
      ],
    },
  },
} satisfies Make;
