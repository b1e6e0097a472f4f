import { adverbs } from '../lexicons/cues.ts';
import { modals, type PredicateVerb, predicateVerbs } from '../lexicons/predicates.ts';
import { thirdPersonOf } from './verbs.ts';
import { anyOf } from './wording.ts';

export interface Predicate {
  subject: string;
  negated: boolean;
  /** `be` for states, `other` for a verb after a modal that is not known. */
  verb: PredicateVerb | 'be' | 'other';
  /** The verb as a dictionary gives it. */
  lemma: string;
  rest: string;
  /** With a modal that speaks of ability: can, cannot, is able to. */
  ability: boolean;
}

const modalForm = new RegExp(`^(?:(cannot)|(${anyOf(modals)}))(?= |$)`, 'i');
const notForm = /^(?:not|never|no longer) /i;
const adverbForm = new RegExp(`^(?:${anyOf(adverbs)}) (?!\\d)`, 'i');
const doForm = /^(?:do|does|did) (?=not )/i;
const beForm = /^(?:has been|have been|is being|are being|is|are|was|were|am|be|been) ?/i;

const thirds = new Map<string, [PredicateVerb, string]>();
const bases = new Map<string, [PredicateVerb, string]>();
for (const [key, verbs] of Object.entries(predicateVerbs) as [PredicateVerb, string[]][])
  for (const verb of verbs) {
    const [first = '', ...tail] = verb.split(' ');
    bases.set(verb, [key, verb]);
    thirds.set([thirdPersonOf(first), ...tail].join(' '), [key, verb]);
  }
thirds.set('has', ['have', 'have']);
const thirdForm = new RegExp(`^(${anyOf(thirds.keys())})(?= |$)`, 'i');
const baseForm = new RegExp(`^(${anyOf(bases.keys())})(?= |$)`, 'i');

/** Finds subject, negation and verb of a statement; the first verb that fits wins. */
export function splitPredicate(text: string): Predicate | undefined {
  for (const { index } of text.matchAll(/ /g)) {
    const subject = text.slice(0, index).trim().replace(/,$/, '');
    if (/\b(?:who|which|that)$/i.test(subject) || /\bwho (?:is|are|has|have)(?: not)?$/i.test(subject))
      continue;
    const found = subject === '' ? undefined : readPredicate(text.slice(index + 1), subject);
    if (found) return found;
  }
  return undefined;
}

/** Reads a predicate from its verb on; the subject only tells whether a plural form fits. */
export function readPredicate(text: string, subject: string): Predicate | undefined {
  let rest = text;
  let negated = false;
  const take = (form: RegExp): string | undefined => {
    const match = form.exec(rest);
    if (match) rest = rest.slice(match[0].length).trimStart();
    return match?.[0];
  };
  const skipAdverbs = () => {
    while (take(adverbForm));
  };
  skipAdverbs();
  // "Watering Can" is a name.
  const modal = /^[A-Z]/.test(rest) ? undefined : take(modalForm);
  if (modal?.toLowerCase() === 'cannot') negated = true;
  const ability = modal !== undefined && /^(?:cannot|can|(?:is|are) able to)$/i.test(modal);
  skipAdverbs();
  const helper = take(doForm);
  if (modal || helper) while (take(notForm)) negated = !negated;
  skipAdverbs();
  if (!modal && !helper && /^(?:no longer|never) [a-z]+s\b/i.test(rest) && take(notForm)) negated = !negated;
  const infinitive = modal !== undefined || helper !== undefined;
  const found = infinitive ? takeInfinitive(rest) : takeFinite(rest, subject);
  if (!found) return undefined;
  rest = found.rest;
  if (found.verb === 'be') {
    skipAdverbs();
    while (take(notForm)) negated = !negated;
    skipAdverbs();
  }
  if (found.verb !== 'be' && /^(?:no longer|not) /i.test(rest) && take(notForm)) negated = !negated;
  return { subject, negated, verb: found.verb, lemma: found.lemma, rest, ability };
}

type Found = { verb: Predicate['verb']; lemma: string; rest: string };

function takeInfinitive(text: string): Found | undefined {
  const be = /^(?:be|have been) ?/i.exec(text);
  if (be) return { verb: 'be', lemma: 'be', rest: text.slice(be[0].length) };
  return takeFrom(baseForm, bases, text) ?? takeUnknown(text);
}

function takeUnknown(text: string): Found | undefined {
  const word = /^[a-z-]+/i.exec(text)?.[0];
  return word
    ? { verb: 'other', lemma: word.toLowerCase(), rest: text.slice(word.length).trim() }
    : undefined;
}

function takeFinite(text: string, subject: string): Found | undefined {
  const be = beForm.exec(text);
  if (
    be &&
    /^(?:has|have|is|are|was|were|am)/i.test(be[0]) &&
    (be[0].endsWith(' ') || be[0].length === text.length)
  )
    return { verb: 'be', lemma: 'be', rest: text.slice(be[0].length) };
  const third = takeFrom(thirdForm, thirds, text);
  if (third) return third;
  const isPlural =
    /(?:[a-z]s|\bi|\byou|\bwe|\bthey|results|people)$/i.test(subject) || / and \S+$/.test(subject);
  const base =
    isPlural || /^(?:all|both|these|those) /i.test(subject) ? takeFrom(baseForm, bases, text) : undefined;
  const needsObject = base !== undefined && !/^(?:appear|disappear|work)$/.test(base.verb);
  const isNoun =
    base !== undefined &&
    /^(?:is|are|was|were|should|must|will|can|cannot|has|have|shows?|contains?|displays?|does|do)\b/i.test(
      base.rest,
    );
  return isNoun || (needsObject && base.rest === '') ? undefined : base;
}

function takeFrom(
  form: RegExp,
  known: Map<string, [PredicateVerb, string]>,
  text: string,
): Found | undefined {
  const match = /^[a-z]/.test(text) ? form.exec(text) : null;
  const entry = match?.[1] && known.get(match[1].toLowerCase());
  if (!match || !entry) return undefined;
  return { verb: entry[0], lemma: entry[1], rest: text.slice(match[0].length).trim() };
}
