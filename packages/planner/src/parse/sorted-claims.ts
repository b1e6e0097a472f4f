import type { Expectation } from '../steps/language.ts';
import { idle, predicates, states } from './accounting-words.ts';
import type { Literal } from './literals.ts';
import { readPhrase } from './targets.ts';

const low = /^(?:low|lowest|cheapest|smallest|least|oldest|earliest|a|shortest|ascending)$/;
const high = /^(?:high|highest|dearest|biggest|largest|most|newest|latest|z|longest|descending)$/;
const pairForm =
  /\b(?:from )?(?:the )?(low|lowest|cheapest|smallest|oldest|earliest|a|shortest|high|highest|dearest|biggest|largest|newest|latest|z|longest)((?: [a-z]+)?) to (?:the )?(low|lowest|cheapest|smallest|oldest|earliest|a|shortest|high|highest|dearest|biggest|largest|newest|latest|z|longest|most expensive)(?: one)?\b/i;
const listing =
  /^(?:sorted|ordered|listed|arranged|order|come|comes|appear|appears|shown|displayed|go|goes|run|runs)$/;
const measured = /^(?:price|date|name|salary|size|age|rating|amount|time|title|priority|number|cost)s?$/i;

/** Things, and from which end to which they go, in whatever words; nothing else may be claimed beside. */
export function readSortedClaim(text: string, literals: Literal[]): Expectation | undefined {
  const [pair = '', from = '', inner = '', to = ''] = pairForm.exec(text) ?? [];
  const isUp = low.test(from.toLowerCase()) && !low.test(to.toLowerCase());
  const isDown = high.test(from.toLowerCase()) && !high.test(to.toLowerCase());
  if (pair === '' || isUp === isDown) return undefined;
  const rest = text.replace(pair, ' ').trim();
  const [, things = '', said = ''] =
    /^(?:the |all )?([a-z]+(?: [a-z]+)?) ((?:are|is|should|must|have|has|will)\b.*)$/i.exec(rest) ?? [];
  if (things === '') return undefined;
  const [, by = inner.trim()] = /\bby (?:the |their )?([a-z]+)\b/i.exec(said) ?? [];
  const words =
    said
      .toLowerCase()
      .replace(/\bby (?:the |their )?[a-z]+\b/, ' ')
      .match(/[a-z]+/g) ?? [];
  const isShown = (word: string) => states.some(([, known]) => known.has(word)) || predicates.has(word);
  if (by !== '' && !measured.test(by)) return undefined;
  if (!words.every((word) => listing.test(word) || idle.has(word) || isShown(word))) return undefined;
  return {
    subject: { of: 'element', target: readPhrase(things, literals) },
    condition: {
      is: 'sorted',
      direction: isUp ? 'ascending' : 'descending',
      ...(by && { by: by.replace(/s$/, '') }),
    },
  };
}
