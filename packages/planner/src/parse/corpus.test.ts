import { describe, expect, it } from 'vitest';
import { fresh } from '../../corpus/fresh.ts';
import { normaliseExpected, readSentences, scoreCorpus } from '../../corpus/score.ts';
import { seen } from '../../corpus/seen.ts';
import { unseen } from '../../corpus/unseen.ts';
import { readCanonical } from '../steps/read.ts';

describe('the corpus', () => {
  it('is large enough to mean something, and its parts do not overlap', () => {
    expect(seen.length).toBeGreaterThanOrEqual(240);
    expect(unseen.length).toBeGreaterThanOrEqual(60);
    const texts = new Set(seen.map(({ text }) => text));
    expect(fresh.length).toBeGreaterThanOrEqual(120);
    expect([...unseen, ...fresh].filter(({ text }) => texts.has(text))).toEqual([]);
  });

  it('expects canonical sentences only', () => {
    const sentences = [...seen, ...unseen, ...fresh].flatMap(({ sentences: each }) => each);
    const odd = sentences.filter((sentence) => !['?', '---'].includes(sentence) && !readCanonical(sentence));
    expect(odd).toEqual([]);
  });

  it.each(seen.map(({ text, sentences }) => [text, sentences] as const))('reads %j', (text, sentences) => {
    expect(readSentences(text)).toEqual(sentences.map(normaliseExpected));
  });

  it('is still read well where it was not looked at', () => {
    const score = scoreCorpus();
    expect(score.exactTexts / score.texts).toBeGreaterThan(2 / 3);
    expect(score.exactSentences / score.sentences).toBeGreaterThan(0.85);
  });
});
