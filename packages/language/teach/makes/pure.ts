import type { Make } from '../recording/make.ts';

export default {
  make: 'pure',
  licence: 'BSD-3-Clause',
  packages: ['purecss@3'],
  pages: {
    mail: {
      plays: [
        ['Click the "Write" button', 'Click the "Send off" button'],
        ['Type "library" in the "Find in this folder" field'],
        [
          'Click "IdrisRe: the piano"',
          ['Type "Saturday is fine" in the "Answer Idris" field', 'Click the "Answer" button'],
        ],
        ['Click "Northern RailYour ticket to Whitby"', 'Click the "Throw away" button', 'Click "Rubbish"'],
      ],
    },
  },
} satisfies Make;
