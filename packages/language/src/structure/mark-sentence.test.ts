import { describe, expect, it } from 'vitest';
import { markSentence } from './mark-sentence.ts';
import { pieceOf } from './pieces.fixture.ts';
import { readStructure } from './read-structure.ts';

const long = `Shipping of orders

Open the list of orders.
${Array.from({ length: 60 }, (_, at) => `Look at the order ${at + 1}.`).join('\n')}`;

describe('marking a sentence', () => {
  it('shows the whole text', () => {
    const read = readStructure('Shipping. Filter for open ones. It shows 3.');
    expect(markSentence(read, pieceOf(read, 'Filter for open ones.'))).toBe(
      'Shipping. <<Filter for open ones.>> It shows 3.',
    );
  });

  it('keeps title, first sentence and what stands around it', () => {
    const read = readStructure(long);
    const marked = markSentence(read, pieceOf(read, 'Look at the order 40.'), 200);
    expect(marked.length).toBeLessThanOrEqual(200);
    expect(marked.startsWith('Shipping of orders … Open the list of orders. … ')).toBe(true);
    expect(marked).toContain('Look at the order 39.\n<<Look at the order 40.>>\nLook at the order 41.');
    expect(marked.endsWith(' …')).toBe(true);
  });

  it('keeps the title of the requirement that the sentence stands in', () => {
    const steps = Array.from({ length: 9 }, (_, at) => `${at + 1}. Press the button ${at + 1}.`).join('\n');
    const read = readStructure(`TC-1 Log in\n${steps}\n\nTC-2 Log out\nOpen the menu.\n${steps}\nClose it.`);
    const marked = markSentence(read, pieceOf(read, 'Close it.'), 150);
    expect(marked.startsWith('TC-2 Log out … Open the menu. … ')).toBe(true);
    expect(marked).not.toContain('TC-1');
  });

  it('marks the first and the last sentence', () => {
    const read = readStructure(long);
    expect(markSentence(read, pieceOf(read, 'Open the list of orders.'), 200)).toContain(
      'Shipping of orders\n\n<<Open the list of orders.>>\n',
    );
    expect(markSentence(read, pieceOf(read, 'Look at the order 60.'), 200)).toMatch(
      /<<Look at the order 60\.>>$/,
    );
  });

  it('cuts a sentence that is too long in the middle', () => {
    const read = readStructure(`Open ${'very '.repeat(500)}much.`);
    const marked = markSentence(read, pieceOf(read, read.text), 300);
    expect(marked.length).toBeLessThanOrEqual(300);
    expect(marked).toMatch(/^<<Open very .* … .* much\.>>$/);
  });

  it.each([0, 1, 39, 40, 41, 100, 600])(
    'never exceeds a budget of %i that has room for anything',
    (budget) => {
      const read = readStructure(long);
      for (const piece of read.pieces)
        expect(markSentence(read, piece, budget).length).toBeLessThanOrEqual(Math.max(40, budget));
    },
  );
});
