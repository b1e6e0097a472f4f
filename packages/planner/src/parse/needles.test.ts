import { loadReadingTexts } from '@assay/testbed/texts';
import { describe, expect, it } from 'vitest';
import { idioms } from './idioms.ts';
import { maskLiterals } from './literals.ts';
import { findNeedles } from './needles.ts';
import { expandContractions } from './wording.ts';

const seen = loadReadingTexts('seen');

describe('the words that a form cannot do without', () => {
  it.each([
    [/\bno longer\b(?! than)/gi, ['no longer']],
    [/\b(?:nothing|none) else\b|\bno others?\b/i, [' else', 'no other']],
    [/^(?:the )?(?:Next|Continue)$/, ['next', 'continue']],
    [/[^|(]abc\.d{2}e+f/, ['abc.d']],
    [/a{0,2}bcd?/, undefined],
    [/(?:maybe)? (?=certainly)(?!never)(?<=before)/, undefined],
    [/[a-z]+ \d+/, undefined],
    [/once|\w+/, undefined],
  ])('%s', (form, needles) => expect(findNeedles(form)).toEqual(needles));

  it('stand in every sentence that a rule fits', () => {
    const sentences = seen.flatMap(({ text }) =>
      expandContractions(maskLiterals(text).text).split(/(?<=[.!?])\s+|\n/),
    );
    const missed = idioms.flatMap(([form]) => {
      const needles = findNeedles(form);
      const fitting = sentences.filter((sentence) => sentence.search(form) >= 0);
      return fitting
        .filter((sentence) => needles?.some((one) => sentence.toLowerCase().includes(one)) === false)
        .map((sentence) => ({ form, sentence }));
    });
    expect(missed).toEqual([]);
  });
});
