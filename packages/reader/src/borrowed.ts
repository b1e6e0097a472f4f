import type { Output } from './network/linear.ts';
import type { Unit } from './network/units.ts';

/** What a reading takes from before the sentence that it reads. */
export interface Borrowed {
  /** What stands in it with no word of the sentence itself, only with words that were said before. */
  echoes: 'nothing' | 'a claim' | 'a deed';
  /** Something is done to what was named before only, although no word of the sentence points back. */
  borrows: boolean;
}

const pointing =
  /^(?:it|its|they|them|their|there|that|this|these|those|same|again|both|ones?|his|her|he|she|him|another|others?|twice|repeat|back|too|also|either|neither|all|each|every|more|first|second|third|last|next|once)$/i;

interface Part {
  isDeed: boolean;
  spans: { key: string; isBefore: boolean }[];
}

function partLine(units: readonly Unit[], line: readonly Output[]): Part[] {
  const parts: Part[] = [];
  let key = '';
  for (const token of line) {
    if (typeof token !== 'string') {
      parts.at(-1)?.spans.push({ key, isBefore: units[token[0]]?.isBefore === true });
      continue;
    }
    if (token.startsWith('do=')) parts.push({ isDeed: token !== 'do=expect', spans: [] });
    key = token;
  }
  return parts;
}

export function findBorrowed(units: readonly Unit[], line: readonly Output[]): Borrowed {
  const parts = partLine(units, line);
  const echoed = parts.filter(({ spans }) => spans.length > 0 && spans.every(({ isBefore }) => isBefore));
  const pointsBack = units.some(({ text, isBefore, sort }) => !isBefore && !sort && pointing.test(text));
  const borrowed = parts.some(
    ({ isDeed, spans }) => isDeed && spans.some(({ key, isBefore }) => key === 'name:' && isBefore),
  );
  return {
    echoes: echoed.some(({ isDeed }) => isDeed) ? 'a deed' : echoed.length > 0 ? 'a claim' : 'nothing',
    borrows: borrowed && !pointsBack,
  };
}
