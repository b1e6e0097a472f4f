import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each(['', 'Short.', 'a\nb\nc\nd', 'x'.repeat(280)])('leaves a short text as it is', (text) => {
    expect(foldText(text)).toBe(text);
  });

  it('cuts a long text between words', () => {
    const folded = foldText('word '.repeat(100));
    expect(folded).toMatch(/word…$/);
    expect(folded.length).toBeLessThanOrEqual(281);
  });

  it('cuts a long word where it must', () => {
    expect(foldText('x'.repeat(500))).toBe(`${'x'.repeat(280)}…`);
  });

  it('cuts many lines', () => {
    expect(foldText('a\nb\nc\nd\ne')).toBe('a\nb\nc\nd…');
  });
});
