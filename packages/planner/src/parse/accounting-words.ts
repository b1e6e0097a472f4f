import {
  actors,
  adverbs,
  checkCues,
  leadIns,
  refusalVerbs,
  refusingVerbs,
  trailers,
} from '../lexicons/cues.ts';
import {
  describingWords,
  idleWords,
  limitingWords,
  negations,
  orderingWords,
} from '../lexicons/idle-words.ts';
import { kindWords, lookWords } from '../lexicons/kinds.ts';
import { consequenceVerbs, modals, predicateVerbs, stateAdjectives } from '../lexicons/predicates.ts';
import { verbFamilies } from '../lexicons/verbs.ts';
import { allVerbWords, thirdPersonOf } from './verbs.ts';

/** The words of phrases, each in its plain and its usual other forms. */
function wordsOf(phrases: Iterable<string>): Set<string> {
  return new Set([...phrases].flatMap((phrase) => phrase.toLowerCase().split(/[\s-]+/)).flatMap(formsOf));
}

function formsOf(word: string): string[] {
  const stem = word.replace(/e$/, '');
  return [word, thirdPersonOf(word), `${word}s`, `${stem}ed`, `${stem}ing`, `${word}${word.slice(-1)}ed`];
}

/** Words that bind a claim; whatever else they may be, they are never idle. */
export const binding = new Set([...negations, ...limitingWords]);
const unbound = (words: Iterable<string>) => new Set([...words].filter((word) => !binding.has(word)));

export const idle = unbound([
  ...idleWords,
  ...wordsOf([...actors, ...checkCues, ...modals, ...lookWords, ...Object.values(kindWords).flat()]),
  ...[...leadIns, ...trailers, ...adverbs].flatMap((phrase) => phrase.split(' ')),
]);
/** They claim more than any check shows. */
export const vague = wordsOf([...predicateVerbs.work, ...predicateVerbs.accept]);
export const predicates = unbound(wordsOf([...Object.values(predicateVerbs).flat(), ...verbFamilies.see]));
export const consequences = wordsOf(consequenceVerbs.flatMap(([, verbs]) => verbs));
export const actions = new Set(allVerbWords());
export const refusals = wordsOf([...refusalVerbs, ...refusingVerbs]);
export const ordering = new Set(orderingWords);
export const describing = new Set(describingWords);
export const states = stateAdjectives.map(([state, words]) => [state, wordsOf(words)] as const);
