import type { Make } from '../recording/make.ts';

export default {
  make: 'material-web',
  licence: 'Apache-2.0',
  packages: ['@material/web@2', 'lit@3'],
  pages: {
    kitchen: [
      'Click the first "❚❚" button',
      ['Click the second "✕" button', 'Click the "New timer" button'],
      'Click the "Start" button',
      ['Type "Lentils" in the "What is cooking" field', 'Click the "Start" button'],
      ['Click "Presets"', 'Click "Pasta 9:00"', 'Click the switch'],
    ],
  },
} satisfies Make;
