import type { Make } from '../recording/make.ts';

export default {
  make: 'plain',
  licence: 'MIT',
  pages: {
    permits: [
      ['Select "B" from the first dropdown', 'Click the "Go" button'],
      ['Click the "Reset" button', 'Click the ">>" button'],
      ['Tick the first checkbox', 'Click the "Do it" button'],
      ['Click the "del" link in the row of "HN-315"', 'Accept the browser dialog'],
    ],
    timesheet: [
      'Click the "⇉" button in the row of "Office"',
      ['Type "9" in the second field in the row of "Depot"', 'Press "Tab"'],
      'Click the "Hand in" button',
      ['Tick the checkbox', 'Click the "Hand in" button'],
    ],
    lock: [
      ['Type "1234" in the field', 'Click the "open" button'],
      ['Type "7350" in the field', 'Click the "open" button'],
    ],
    split: [
      'Click the "Add" button',
      [
        'Type "Distillery" in the "What was it" field',
        'Type "42.50" in the "How much" field',
        'Select "Dev" from the "Who paid" dropdown',
        'Click the "Add" button',
      ],
      'Click "Who owes"',
      ['Click the first "settled" button', 'Click "People"'],
    ],
    chat: [
      ['Type "I have it, sorry" in the field', 'Click the last button'],
      'Click "# watch list"',
      ['Click "# galley"', 'Click the first "👍"', 'Click the first "📌"'],
    ],
    invoice: [
      ['Click the "+ line" button', 'Click the "Actions ▾" button'],
      'Click "Send to client"',
      [
        'Click the fourth "✕" link',
        'Select "9 %" from the "VAT" dropdown',
        'Click the "Actions ▾" button',
        'Click "Send to client"',
      ],
    ],
  },
} satisfies Make;
