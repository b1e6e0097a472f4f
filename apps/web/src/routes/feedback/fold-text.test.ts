import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each(['', 'Short.', 'Two\nlines', 'x'.repeat(720), Array(12).fill('line').join('\n')])(
  'leaves what is short enough',
  (text) => {
    expect(foldText(text)).toBe(text);
  },
);

it('shows the first lines of many', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);
  expect(foldText(lines.join('\n'))).toBe(`${lines.slice(0, 10).join('\n')}…`);
});

it('cuts between words where there are some', () => {
  const folded = foldText('word '.repeat(400));
  expect(folded.endsWith('word…')).toBe(true);
  expect(folded.length).toBeLessThanOrEqual(601);
});

it('cuts one endless word, but no character in two', () => {
  expect(foldText('x'.repeat(5000))).toBe(`${'x'.repeat(600)}…`);
  expect(foldText(`x${'😀'.repeat(1000)}`)).toBe(`x${'😀'.repeat(299)}…`);
});
