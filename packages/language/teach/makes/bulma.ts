import type { Make } from '../recording/make.ts';

export default {
  make: 'bulma',
  licence: 'MIT',
  packages: ['bulma@1'],
  pages: {
    kanban: [
      'Click "▶" in the "Water the beans" card',
      'Click the first "+" button',
      'Click the "Put it up" button',
      [
        'Type "Weed the path" in the "What needs doing" field',
        'Tick the "Before the weekend" checkbox',
        'Click the "Put it up" button',
      ],
      'Click "Week 22"',
    ],
    signup: [
      ['Click the "Alto" button', 'Click the "Count me in" button'],
      [
        'Type "Greta" in the first field',
        'Type "greta@mail.test" in the second field',
        'Click the "Count me in" button',
      ],
    ],
    scores: [
      ['Click the fourth "w/o" button', 'Type "13" in the second "Chapel" field', 'Press "Tab"'],
      ['Tick the "open only" checkbox', 'Click the "Save all" button'],
      ['Select "Round 2" from the first dropdown', 'Click the first "⌫" button'],
    ],
  },
} satisfies Make;
