import { expandContractions } from './wording.ts';

/** A word of a text, as it is compared, and where it stands. */
export interface Token {
  word: string;
  start: number;
  end: number;
  /** From 1. */
  line: number;
}

const wordForm = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

function fold(word: string): string[] {
  const plain = word.normalize('NFKC').toLowerCase().replace(/’/g, "'");
  return expandContractions(plain)
    .replace(/'s?(?=\s|$)/g, '')
    .split(/[\s']+/)
    .filter((part) => part !== '');
}

/** The words of a text, without spelling that was mended. A contraction is two words in one place. */
export function listTokens(text: string, mended: ReadonlyMap<string, string> = new Map()): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(wordForm)) {
    const start = match.index;
    for (; seen < start; seen++) if (text[seen] === '\n') line++;
    const written = mended.get(match[0].toLowerCase()) ?? match[0];
    for (const word of fold(written)) tokens.push({ word, start, end: start + match[0].length, line });
  }
  return tokens;
}

/** They join what others say, and say nothing themselves. */
export const joining = new Set(
  'a also an and are as at be both but by do does for from i in into is it its me my next of on one or our please so than that the their them then there these they this those to us we when which while will with you your'.split(
    ' ',
  ),
);

/** Words that may stand between two words that belong together. */
const widestGap = 6;

interface Found {
  at: number[];
  span: number;
  fresh: number;
}

/** As many of the words as follow one another from there, each at most a few words after the one before. */
function follow(words: readonly string[], tokens: readonly Token[], from: number, begin: number): number[] {
  const at = [from];
  for (let index = begin + 1; index < words.length; index++) {
    const last = at.at(-1) ?? from;
    const sought = words[index] ?? '';
    // "To" may stand anywhere; what it joins may not.
    const reach = tokens.slice(last + 1, last + 1 + (joining.has(sought) ? 1 : widestGap));
    const next = reach.findIndex(({ word }) => word === sought);
    if (next >= 0) at.push(last + 1 + next);
  }
  return at;
}

/**
 * The places of words in a text that says them, perhaps with others in between or some of them left out. Where several places say
 * as many of them, the shortest is taken, and of these one whose words nobody has taken yet.
 */
export function alignWords(
  words: readonly string[],
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): number[] {
  let best: Found | undefined;
  const first = new Set(words);
  for (const [index, { word }] of tokens.entries()) {
    if (!first.has(word)) continue;
    const at = follow(words, tokens, index, words.indexOf(word));
    const span = (at.at(-1) ?? index) - index;
    const fresh = at.filter((one) => !isTaken(one)).length;
    const isBetter =
      !best ||
      at.length > best.at.length ||
      (at.length === best.at.length && (span < best.span || (span === best.span && fresh > best.fresh)));
    if (isBetter) best = { at, span, fresh };
  }
  const telling = words.filter((word) => !joining.has(word)).length;
  const found = best?.at.filter((index) => !joining.has(tokens[index]?.word ?? '')).length ?? 0;
  return best && found * 2 >= telling ? best.at : [];
}
