import { actions, predicates } from '../parse/accounting-words.ts';
import { isActor } from '../parse/subjects.ts';
import type { NotUnderstood } from '../steps/language.ts';
import { splitIntoWords } from './page-names.ts';

const binding = new Set([
  'should',
  'must',
  'shall',
  'shows',
  'show',
  'says',
  'say',
  'reads',
  'read',
  'stays',
  'remains',
]);
const being = /^(?:am|is|are|was|were|be|been|being|gets?|got)$/;
/** What comes with them is done, or happens. */
const leading = new Set(['when', 'if', 'once', 'after', 'before', 'while', 'as', 'until', 'by', 'to']);

function isDeed(word: string): boolean {
  return actions.has(word) && !predicates.has(word) && !being.test(word);
}

/**
 * Whether words that were not understood ask for nothing to be done, so that nothing is left undone without them: they say what
 * should be seen, or are a heading or a remark. "The topic is Orders" may tell what to choose, so that outside of what is expected a
 * plain "is" is not enough.
 */
export function asksForNothing({ again, about }: NotUnderstood): boolean {
  if (about) return true;
  if (!again) return false;
  const { words, mode, ways } = again;
  if (ways) return ways.every((way) => way.every(({ do: action }) => action === 'expect'));
  const said = splitIntoWords(words);
  const isDone = said.some((word) => leading.has(word) || isDeed(word));
  if (isDone || isActor(said[0] ?? '')) return false;
  return mode === 'then' || said.some((word) => binding.has(word));
}
