import {
  actions,
  binding,
  consequences,
  idle,
  predicates,
  refusals,
  states,
} from '../parse/accounting-words.ts';
import { findNeighbour, isKnown } from '../parse/mending.ts';
import type { listNames } from './page-names.ts';

const closed = new Set([
  ...idle,
  ...binding,
  ...actions,
  ...predicates,
  ...consequences,
  ...refusals,
  ...states.flatMap(([, words]) => [...words]),
]);
/** Words that a slip of the pen may have meant: those that make up claims and orders. */
const mendable = [...closed].filter((word) => /^[a-z]{5,}$/.test(word));
const wordForm = /(?<![\p{L}\p{N}"“'’.@/-])[a-z]{5,}(?![\p{L}\p{N}"”'’@/-]|\.[\p{L}\p{N}])/gu;

/** Mends what no lexicon and no page knows, and what is one slip away from a word of the page or of a claim. Quotes are left alone. */
export function mendWords(text: string, names: ReturnType<typeof listNames>): string {
  const onPage = new Set([...names.keys()].flatMap((key) => key.split(' ')));
  const lexicon = [...onPage].filter((word) => /^[a-z]{5,}$/.test(word));
  return text
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(wordForm, (word) => {
            if (closed.has(word) || onPage.has(word) || isKnown(word)) return word;
            return findNeighbour(word, lexicon) ?? findNeighbour(word, mendable) ?? word;
          }),
    )
    .join('');
}
