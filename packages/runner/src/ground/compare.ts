import { areOpposed, type Concept, readConcepts } from './concepts.ts';
import { holdsName, normaliseName } from './naming.ts';
import { fold, isMisspelling, squeeze } from './words.ts';

/** A text made ready for comparing. */
export interface Wording {
  text: string;
  folded: string;
  /** As names are compared in checks. */
  normalised: string;
  concepts: Concept[];
}

export type Tier =
  | 'exact'
  | 'same words'
  | 'same meaning'
  | 'part of it'
  | 'more than it'
  | 'some words'
  | 'spelling'
  | 'none';

export interface Comparison {
  score: number;
  tier: Tier;
  /** The two say opposite things. */
  opposed: boolean;
}

export type Weigh = (concept: Concept) => number;

const nothing: Comparison = { score: 0, tier: 'none', opposed: false };
const opposite: Comparison = { score: 0, tier: 'none', opposed: true };
/** Below the score at which anything is accepted. */
const refused = 0.3;
const longestForMeaning = 14;

export function readWording(text: string): Wording {
  return { text, folded: fold(text), normalised: normaliseName(text), concepts: readConcepts(text) };
}

/** How well a phrase names what bears the given text. `strict`: what both ask to be done must agree. */
export function compare(phrase: Wording, value: Wording, weigh: Weigh, strict: boolean): Comparison {
  // Signs such as "⋮" have no words, but are equal to themselves.
  if (phrase.text !== '' && phrase.text === value.text) return { score: 1, tier: 'exact', opposed: false };
  if (phrase.folded === '' || value.folded === '') return nothing;
  if (phrase.folded === value.folded)
    // Signs tell numbers apart: "-1" is not "1".
    return isNumber(phrase.folded)
      ? { score: 0.7, tier: 'part of it', opposed: false }
      : { score: 0.98, tier: 'same words', opposed: false };
  const short = value.concepts.length <= longestForMeaning;
  if (short && areOpposed(phrase.concepts, value.concepts)) return opposite;
  if (squeeze(phrase.folded) === squeeze(value.folded))
    return { score: 0.96, tier: 'same words', opposed: false };
  const found = compareWords(phrase, value, weigh, short);
  const limit = short && disagrees(phrase, value, strict) ? refused : 1;
  return { ...found, score: Math.min(found.score, limit), opposed: false };
}

/** Whether the value is the phrase or holds it as whole words; nothing else counts. */
export function compareLiterally(phrase: Wording, value: Wording, weigh: Weigh): Comparison {
  if (phrase.normalised === '' || value.normalised === '') return nothing;
  if (phrase.text === value.text) return { score: 1, tier: 'exact', opposed: false };
  if (phrase.normalised === value.normalised) return { score: 0.98, tier: 'same words', opposed: false };
  if (!holdsName(value.normalised, phrase.normalised)) return nothing;
  const ratio = sum(phrase.concepts, weigh) / Math.max(0.01, sum(value.concepts, weigh));
  return { score: 0.62 + 0.28 * Math.min(1, ratio), tier: 'part of it', opposed: false };
}

function isNumber(folded: string): boolean {
  return /^[\d ]+$/.test(folded);
}

function compareWords(
  phrase: Wording,
  value: Wording,
  weigh: Weigh,
  short: boolean,
): Omit<Comparison, 'opposed'> {
  const contained = compareContained(phrase, value, weigh);
  if (!short) return contained;
  const shared = compareConcepts(phrase.concepts, value.concepts, weigh);
  const spelled = compareSpelling(phrase.folded, value.folded);
  return [contained, shared, spelled].reduce((best, next) => (next.score > best.score ? next : best));
}

function sum(concepts: readonly Concept[], weigh: Weigh): number {
  return concepts.reduce((total, concept) => total + weigh(concept), 0);
}

/** One text as whole words of the other, be they written together or apart: "callback" and "Request a call back". */
function holdsWords(outer: string, inner: string): boolean {
  if (` ${outer} `.includes(` ${inner} `)) return true;
  const wanted = squeeze(inner);
  if (wanted.length < 6) return false;
  const words = outer.split(' ');
  for (let start = 0; start < words.length; start += 1) {
    let joined = '';
    for (let end = start; end < words.length && joined.length < wanted.length; end += 1) joined += words[end];
    if (joined === wanted) return true;
  }
  return false;
}

function compareContained(phrase: Wording, value: Wording, weigh: Weigh): Omit<Comparison, 'opposed'> {
  const ratio = sum(phrase.concepts, weigh) / Math.max(0.01, sum(value.concepts, weigh));
  if (holdsWords(value.folded, phrase.folded))
    return { score: 0.62 + 0.28 * Math.min(1, ratio), tier: 'part of it' };
  if (holdsWords(phrase.folded, value.folded))
    return { score: 0.45 + 0.42 * Math.min(1, 1 / Math.max(0.01, ratio)), tier: 'more than it' };
  return { score: 0, tier: 'none' };
}

/** Agreement of two rows of concepts, rare ones counting more; misspelt words count almost. */
function compareConcepts(
  phrase: readonly Concept[],
  value: readonly Concept[],
  weigh: Weigh,
): Omit<Comparison, 'opposed'> {
  const free = [...value];
  let shared = 0;
  let misspelt = false;
  for (const concept of phrase) {
    const same = free.findIndex(({ id }) => id === concept.id);
    const like =
      same >= 0
        ? same
        : free.findIndex(({ words }) => concept.sort !== 'light' && isMisspelling(concept.words, words));
    const match = free[like];
    if (!match) continue;
    free.splice(like, 1);
    shared += weigh(concept) * (same >= 0 ? 1 : 0.9);
    misspelt ||= same < 0;
  }
  const recall = shared / Math.max(0.01, sum(phrase, weigh));
  const precision = shared / Math.max(0.01, sum(value, weigh));
  if (recall + precision === 0) return { score: 0, tier: 'none' };
  const agreement = (2 * recall * precision) / (recall + precision);
  if (agreement >= 0.999) return { score: 0.92, tier: 'same meaning' };
  const tier = misspelt ? 'spelling' : recall >= 0.999 ? 'part of it' : 'some words';
  return { score: Math.min(0.9, 0.75 * agreement + (recall >= 0.89 ? 0.15 * agreement + 0.05 : 0)), tier };
}

function compareSpelling(phrase: string, value: string): Omit<Comparison, 'opposed'> {
  return isMisspelling(squeeze(phrase), squeeze(value))
    ? { score: 0.86, tier: 'spelling' }
    : { score: 0, tier: 'none' };
}

const reach = 3;

/** One of them is turned round by a "not". Where one text stands in the other, only a "not" shortly before it counts. */
function isTurnedRound(phrase: Wording, value: Wording): boolean {
  const negated = (concepts: readonly Concept[]) => concepts.some(({ sort }) => sort === 'negation');
  if (negated(phrase.concepts) === negated(value.concepts)) return false;
  const at = ` ${value.folded} `.indexOf(` ${phrase.folded} `);
  if (at < 0) return true;
  const before = readConcepts(value.folded.slice(0, at)).slice(-reach);
  return at > 0 && negated(before);
}

/** They ask for different things to be done, or one of them asks for something that the other does not. */
function disagrees(phrase: Wording, value: Wording, strict: boolean): boolean {
  if (isTurnedRound(phrase, value)) return true;
  const actionsOf = ({ concepts }: Wording) => concepts.filter(({ sort }) => sort === 'action');
  const wanted = actionsOf(phrase);
  const offered = actionsOf(value);
  if (wanted.length === 0 && offered.length === 0) return false;
  const agreed = wanted.some(({ id }) => offered.some((action) => action.id === id));
  const misspelt = offered.some(({ words }) =>
    phrase.concepts.some((other) => isMisspelling(other.words, words)),
  );
  return strict && !agreed && !misspelt;
}
