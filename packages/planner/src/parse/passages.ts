import { adverbs, checkCues, doubtfulCues, leadIns } from '../lexicons/cues.ts';
import { splitPredicate } from './predicates.ts';
import { isActor } from './subjects.ts';
import { anyKindWord } from './targets.ts';
import { matchVerbs, type VerbMatch } from './verbs.ts';
import { anyOf } from './wording.ts';

const leadForm = new RegExp(`^(?:(?:${anyOf(leadIns)})(?:,| )\\s*)+`, 'i');
const cueForm = new RegExp(
  `^(?:to |i |we |you |the (?:user|tester) )?(?:can |should |must |need to |have to |want to |also )*(?:${anyOf(checkCues)})(?:s|es)?(?: that| if| whether|:)?(?: |$)`,
  'i',
);
const doubtfulForm = new RegExp(`^(?:${anyOf(doubtfulCues)})(?: that| if| whether|:)? `, 'i');
const adverbLead = new RegExp(`^(?:${anyOf(adverbs)}),? `, 'i');

/** What somebody does; a rating, a building or a morning is a thing. */
const deed =
  '(?!(?:rating|ranking|heading|spelling|building|meeting|booking|shipping|setting|listing|pricing|spending|morning|evening)\\b)\\w+ing\\b';

export const subordinators = `(?:immediately |right |directly |only |even )?(?:when|whenever|after|once|if|as soon as|upon|on(?= ${deed})|by(?= ${deed})|while|given that|provided that|unless)`;
export const subordinateStart = new RegExp(`^${subordinators} `, 'i');

/** "First item is …" speaks of the first one. */
const ordinalSubject =
  /^(?:first|next|last|second) (?:[a-z]+ ){1,2}(?:is|are|should|must|shows?|contains?|has|will|becomes?|costs?) /i;

/** "Next is disabled" speaks of the button. */
const buttonSubject = /^(?:Next|First|Last) (?:is|must|should|can|cannot|gets|becomes|stays|has) /;

/** Without "then", "please" and their like. */
export function withoutLeadIn(text: string): string {
  if (ordinalSubject.test(text) || buttonSubject.test(text)) return text;
  const stripped = text.replace(leadForm, '').replace(/^(?:try|attempt) (?=\w+ing\b)/i, '');
  return stripped === '' ? text : stripped;
}

/** What is to be checked, where the clause says that something is. */
export function takeCue(text: string): string | undefined {
  const cue = cueForm.exec(text);
  if (cue) return text.slice(cue[0].length);
  const doubtful = doubtfulForm.exec(text);
  const rest = doubtful && text.slice(doubtful[0].length);
  return rest && splitPredicate(rest) && !/^(?:the |an? )?\S+ (?:checkbox|box|switch)$/i.test(rest)
    ? rest
    : undefined;
}

const auxiliaries =
  /^(?:should be able to |must be able to |should |must |will |shall |would |has to |have to |needs? to |wants? to |tries to |try to |attempts? to |can |could |may |is able to |are able to |is going to |decides to |then |has |have |also |again |immediately |just |now |first |next |finally |simply |correctly |am |is |are (?=\w+ing\b))*/i;

/** The text after a person as subject and after helping verbs: "the user then clicks" gives "clicks". */
export function withoutActor(text: string): string | undefined {
  const words = text.split(' ');
  for (let count = 1; count <= Math.min(6, words.length - 1); count++) {
    if (!isActor(words.slice(0, count).join(' ').replace(/,$/, ''))) continue;
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/^who (?:is|are|has|have) [^,]+?, /i, '');
    if (isActor(words.slice(0, count + 1).join(' '))) continue;
    return rest.replace(auxiliaries, '');
  }
  return undefined;
}

const kindNext = new RegExp(`^(?:${anyKindWord})(?:s)?\\b`);

/** A verb that really begins a clause, not a noun or a name that looks like one. */
export function startsWithVerb(text: string): VerbMatch | undefined {
  const stripped = text.replace(adverbLead, '');
  for (const verb of matchVerbs(stripped)) {
    const isCapital = /^[A-Z]/.test(stripped);
    if (isCapital && !/^(?:the|an?|on|in|to|for|my|that|\uE000|\d|it\b)/.test(verb.rest)) continue;
    if (
      verb.family !== 'press' &&
      kindNext.test(verb.rest) &&
      !/^(?:text|message|list|options?) /i.test(verb.rest)
    )
      continue;
    return verb;
  }
  return undefined;
}
