import { normaliseExpected, readSentences, scoreReading } from '@assay/testbed/reading';
import { loadReadingTexts } from '@assay/testbed/texts';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../steps/read.ts';

const seen = loadReadingTexts('seen');
const unseen = loadReadingTexts('unseen');
const fresh = loadReadingTexts('fresh');

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
    const score = scoreReading(unseen);
    expect(score.exactTexts / score.texts).toBeGreaterThan(2 / 3);
    expect(score.exactSentences / score.sentences).toBeGreaterThan(0.85);
  });
});
