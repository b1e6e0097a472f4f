import { commonWords } from '../lexicons/common-words.ts';
import { actors, checkCues } from '../lexicons/cues.ts';
import { kindWords, namedMessages } from '../lexicons/kinds.ts';
import { stateAdjectives } from '../lexicons/predicates.ts';
import { realWords } from '../lexicons/real-words.ts';
import { idle, predicates } from './accounting-words.ts';
import { allVerbWords, mendableVerbs } from './verbs.ts';

export interface Mending {
  from: string;
  to: string;
}

const single = (word: string) => /^[a-z]{4,}$/.test(word);
const verbs = [...new Set([...mendableVerbs(), ...checkCues.map((cue) => cue.split(' ')[0] ?? '')])].filter(
  single,
);
const kinds = Object.values(kindWords).flat().filter(single);
const nouns = [...kinds, ...namedMessages];
/** Words that make up claims and are hardly ever a slip for anything else. */
const claimWords = [
  'possible',
  'again',
  'without',
  'should',
  'because',
  'disabled',
  'enabled',
  'displayed',
  'selected',
  'visible',
  'between',
  'before',
  'correct',
  'products',
  'product',
];
const people = new Set(actors.filter((actor) => actor.length > 4));
const known = new Set([
  ...people,
  ...namedMessages,
  ...allVerbWords(),
  ...verbs,
  ...kinds,
  ...kinds.map((kind) => `${kind}s`),
  ...commonWords,
  ...realWords,
  ...stateAdjectives.flatMap(([, words]) => words),
]);

/** Positions where a verb may stand: at the beginning, after a comma, "and", "then", a list mark or a person. */
const verbPlace =
  /(^|[.;:,!?]\s+|\n\s*(?:[-*•]|\d+[.)])?\s*|\b(?:and|then|i|user|to|please|when|given)\s+)([a-z]{4,})\b/gi;
/** A person who does something: "The custmer adds …". */
const actorPlace = /((?:^|[.!?]\s+|\n\s*)(?:the|an?) )([a-z]{5,})(?= [a-z]+s )/gi;
/** A label and what was filled in there. */
const valueLine = /^\s*(?:[-*•]\s+|\d+[.)]\s+)?[A-Za-z][\w'’ -]{1,40}:\s/;
const kindPlace = /(?<![-\w])[a-z]{4,}(?![-\w])/g;

/** Mends the spelling of verbs and kind words, nowhere else; literals are masked and thus never touched. */
export function mendSpelling(masked: string): { text: string; mended: Mending[] } {
  const mended: Mending[] = [];
  const mend = (word: string, lexicon: string[]): string => {
    const right = findNeighbour(word.toLowerCase(), lexicon);
    if (!right) return word;
    mended.push({ from: word, to: right });
    return /^[A-Z]/.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  };
  const withVerbs = masked.replace(verbPlace, (whole: string, before: string, word: string) =>
    isKnown(word) || isName(before, word) ? whole : before + mend(word, verbs),
  );
  const withActors = withVerbs.replace(actorPlace, (whole: string, before: string, word: string) =>
    isKnown(word) || people.has(word) ? whole : before + mend(word, [...people]),
  );
  const text = withActors
    .split('\n')
    .map((line) => {
      const label = valueLine.exec(line)?.[0] ?? '';
      const told = label !== '' && !isKnown(/[a-z]+/i.exec(label)?.[0] ?? '') ? label : undefined;
      return mendKinds(told ?? line) + (told === undefined ? '' : line.slice(told.length));
    })
    .join('\n');
  return { text, mended };

  function mendKinds(words: string): string {
    return words.replace(kindPlace, (word) => {
      if (isKnown(word)) return word;
      const noun = mend(word, nouns);
      return noun === word && word.length >= 5 && !idle.has(word) && !predicates.has(word)
        ? mend(word, claimWords)
        : noun;
    });
  }
}

/** A capital inside a sentence or after a label begins a name or a value: "Full name: Mary Shaw". */
function isName(before: string, word: string): boolean {
  return /^[A-Z]/.test(word) && before !== '' && !/[.;!?]\s+$|\n/.test(before);
}

export function isKnown(word: string): boolean {
  const lower = word.toLowerCase();
  return known.has(lower) || known.has(lower.replace(/s$/, '')) || known.has(lower.replace(/es$/, ''));
}

export function findNeighbour(word: string, lexicon: readonly string[]): string | undefined {
  const allowed = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of lexicon) {
    if (Math.abs(candidate.length - word.length) > allowed || candidate[0] !== word[0]) continue;
    const distance = measureDistance(word, candidate, allowed);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Edits, with a swap of neighbours counted as one. */
function measureDistance(left: string, right: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1;
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, previous] = [previous, current];
  }
  return previous[right.length] ?? limit + 1;
}
