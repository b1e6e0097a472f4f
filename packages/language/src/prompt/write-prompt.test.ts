import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { usualBudget, writePrompt } from './write-prompt.ts';

const text = 'Search the orders.\nFilter for open ones, then ship it.';
const start = text.indexOf('Filter');
const sentence = { text, start, end: text.length };
const line = (words: string, level = 0) => ({ text: words, level });

test('a sentence is put with the page, the steps before it and the text around it', () => {
  const prompt = writePrompt({
    ...sentence,
    page: { title: 'Orders', lines: [line('heading "Orders"'), line('  button "Ship"', 1)] },
    role: 'step',
    done: ['Open "/orders"'],
  });
  expect(prompt).toBe(
    `Page "Orders"
heading "Orders"
  button "Ship"
Done:
Open "/orders"
Text:
Search the orders.
<<Filter for open ones, then ship it.>>
Role: step
Steps:
`,
  );
});

test('what is not known is left out', () => {
  expect(writePrompt({ ...sentence, done: [] })).toBe(
    'No page\nText:\nSearch the orders.\n<<Filter for open ones, then ship it.>>\nSteps:\n',
  );
});

test('lines that the sentence is about and the latest steps are kept as the budget allows', () => {
  const budget = { ...usualBudget, view: 30, done: 12 };
  const page = { title: 'A', lines: [line('link "One"'), line('link "Two"'), line('link "Ship"')] };
  const prompt = writePrompt({ ...sentence, page, done: ['Click "One"', 'Click "Two"'] }, budget);
  expect(prompt).toContain('Page "A"\n…\nlink "Ship"\nDone:\nClick "Two"\nText:');
});

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');

test.each([
  [100, 100],
  [0, 100],
  [100, 0],
  [2, 100],
])(
  'of a long text the sentence, the beginning and what is near are kept (%i words before, %i after)',
  (before, after) => {
    const long = `${words('b', before)} THIS ONE ${words('a', after)}`;
    const at = long.indexOf('THIS');
    const cut = cutText(long, at, at + 8, 300);
    expect(cut.length).toBeLessThan(320);
    expect(cut.length).toBeGreaterThan(250);
    expect(cut).toContain('<<THIS ONE>>');
    if (before > 0) expect(cut).toContain('b0 b1');
    if (before > 0) expect(cut).toContain(`b${before - 1} <<`);
    if (after > 0) expect(cut).toContain('>> a0 a1');
  },
);

test('the sentence is never cut', () => {
  const long = words('w', 200);
  expect(cutText(long, 0, long.length, 50)).toBe(`<<${long}>>`);
});
