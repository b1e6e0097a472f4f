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
  if (/^[a-z\d]+$/.test(plain)) return [plain];
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
  'a also an and are as at be both but by do does for from i in into is it its me my next of on one or our please so than that the their them then there these they this those to us we when which while why will with you your'.split(
    ' ',
  ),
);

/** Words that may stand between two words that belong together. */
const widestGap = 6;
/** Words at the beginning of others of which one is found in the text. */
const mostLeads = 10;
/** Places that are tried for the same words. A text that says one thing a thousand times must not take a thousand times as long. */
const mostTries = 100;

interface Found {
  at: number[];
  span: number;
  fresh: number;
}

/** The words of a text, and where each of them stands. */
export interface WordPlaces {
  tokens: readonly Token[];
  byWord: ReadonlyMap<string, number[]>;
}

export function placeWords(tokens: readonly Token[]): WordPlaces {
  const byWord = new Map<string, number[]>();
  for (const [index, { word }] of tokens.entries()) {
    const places = byWord.get(word);
    if (places) places.push(index);
    else byWord.set(word, [index]);
  }
  return { tokens, byWord };
}

/** As many of the words as follow one another from there, each at most a few words after the one before. */
function follow(words: readonly string[], tokens: readonly Token[], from: number, begin: number): number[] {
  const at = [from];
  let last = from;
  for (let index = begin + 1; index < words.length; index++) {
    const sought = words[index] ?? '';
    // "To" may stand anywhere; what it joins may not.
    const end = last + (joining.has(sought) ? 1 : widestGap);
    for (let next = last + 1; next <= end; next++) {
      if (tokens[next]?.word !== sought) continue;
      at.push(next);
      last = next;
      break;
    }
  }
  return at;
}

/** Where words may begin: at one of the first of them, from that place on and then before it. */
function listStarts(words: readonly string[], { tokens, byWord }: WordPlaces, from: number): number[] {
  const leads = [...new Set(words)].slice(0, mostLeads);
  const places = leads.flatMap((word) => byWord.get(word) ?? []);
  const distance = (index: number) => (index >= from ? index - from : index - from + tokens.length);
  return places.sort((a, b) => distance(a) - distance(b)).slice(0, mostTries);
}

export interface Alignment {
  isTaken: (index: number) => boolean;
  /** Where to look first. */
  from: number;
  /** The share of the words, without those that only join others, that must be there. */
  least?: number;
}

/**
 * The places of words in a text that says them, perhaps with others in between or some of them left out. Where several places say
 * as many of them, the shortest is taken, and of these one whose words nobody has taken yet.
 */
export function alignWords(
  words: readonly string[],
  places: WordPlaces,
  { isTaken, from, least = 0.5 }: Alignment,
): number[] {
  const { tokens } = places;
  let best: Found | undefined;
  for (const index of listStarts(words, places, from)) {
    const at = follow(words, tokens, index, words.indexOf(tokens[index]?.word ?? ''));
    const span = (at.at(-1) ?? index) - index;
    const fresh = at.filter((one) => !isTaken(one)).length;
    const isBetter =
      !best ||
      at.length > best.at.length ||
      (at.length === best.at.length && (span < best.span || (span === best.span && fresh > best.fresh)));
    if (isBetter) best = { at, span, fresh };
    if (fresh === words.length && span === words.length - 1) break;
  }
  const telling = words.filter((word) => !joining.has(word)).length;
  const found = best?.at.filter((index) => !joining.has(tokens[index]?.word ?? '')).length ?? 0;
  return best && found >= telling * least ? best.at : [];
}
