import { anyMark } from '../steps/quoting.ts';
import { readKeys } from './keys.ts';
import { startsWithVerb, subordinateStart, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { readPredicate, splitPredicate } from './predicates.ts';
import { isActor } from './subjects.ts';
import { anyKindWord } from './targets.ts';
import { matchVerbs } from './verbs.ts';

const boundary =
  /\s*;\s+|,?\s+(?:and then|and also|and|but then|but|then|while|whereas)\s+|,\s+|\s+[-–—]\s+|\s+(?:->|=>|→|⇒|&)\s+/gi;
const standsAlone = ['reload', 'back', 'forward', 'button', 'submit', 'log in', 'close', 'scroll', 'repeat'];
const fillFamilies = ['type', 'change', 'set', 'select', 'add'];

/** Cuts a sentence into clauses; a cut is made only where both sides can stand for themselves. */
export function splitClauses(sentence: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const match of sentence.matchAll(boundary)) {
    const left = sentence.slice(start, match.index);
    const right = sentence.slice(match.index + match[0].length);
    if (isInBrackets(sentence, match.index) || orderFirst.test(right)) continue;
    const next = continueClause(left, right, match[0], clauses);
    if (next === undefined) continue;
    clauses.push(left);
    start = match.index + match[0].length;
    if (next !== '') return [...clauses, ...splitClauses(next + right)];
  }
  return [...clauses, sentence.slice(start)];
}

/** "Sorted by date, newest first" is one claim. */
const orderFirst =
  /^(?:the )?(?:newest|oldest|latest|cheapest|lowest|highest|most \w+|earliest|largest|smallest)(?: \w+)? first\b/i;
/** After an order, what must then be got or seen is told of the person, what must be shown of the page. */
const unnamedPerson =
  /^(?:must|should|shall|will) (?:not )?(?:get|see|be (?:shown|redirected|taken|on)|receive|land|stay)\b/i;
const unnamedPage = /^(?:must|should|shall|will) (?:not )?(?:show|display|say|contain)\b/i;

function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && text.indexOf(')', index) >= 0;
}

/** Undefined: no cut here. Else the words the right side has left out because the left side has them. */
function continueClause(left: string, right: string, mark: string, before: string[]): string | undefined {
  const rest = withoutLeadIn(right);
  const isHard = /[;–—]| - /.test(mark);
  const isSubordinate =
    mark.includes(',') && subordinateStart.test(left.trim()) && !/^(?:upon|on|by)\b/i.test(left.trim());
  if (!isSubordinate && !isComplete(left, rest)) return isHard ? '' : undefined;
  if (isWithinSpeech(left, rest)) return undefined;
  const elided = readElided(left, rest, mark);
  if (elided !== undefined) return elided;
  if (saidMessage.test(rest)) return '';
  if (takeCue(rest) !== undefined || subordinateStart.test(rest)) return '';
  const acted = withoutActor(rest);
  if (acted !== undefined && (matchVerbs(acted).length > 0 || splitPredicate(rest))) return '';
  if (startsWithVerb(rest) && fitsInflection(left, rest, before)) return '';
  const predicate = splitPredicate(rest);
  const hasInner = predicate?.subject
    .split(', ')
    .slice(1)
    .some((part) => startsWithVerb(part) !== undefined);
  if (
    predicate &&
    !hasInner &&
    !/^(?:which|that|who|where)\b/i.test(rest) &&
    predicate.subject.split(' ').length <= 9
  )
    return '';
  if (changing.test(rest)) return '';
  if (unknownVerb.test(rest) && (mark.includes(',') || endsAsObject.test(left))) return '';
  return isHard ? '' : undefined;
}

/** `…, message "Saved"`: what is said, told without a verb. */
const saidMessage = new RegExp(
  `^(?:an? |the )?(?:error |warning |success )?(?:message|error|warning|notice|alert|toast)(?: message)?:? ${anyMark}$`,
  'i',
);

const changing =
  /^(?:the|its|my|their) (?:[\w'’-]+ ){1,4}(?:increases|decreases|rises|drops|falls|grows|changes|goes (?:up|down))(?: by \S+)?$/i;

/** A word nobody knows before an article is taken for a verb: better handed back than swallowed by a name. */
const unknownVerb =
  /^(?!(?:in|on|with|of|for|from|to|by|at|as|into|not|all|both|also|only|or|than|like)\b)[a-z]+ (?:the|an?|my|your) /;
const endsAsObject = new RegExp(`(?:${anyKindWord}|${anyMark}|\\b[A-Z]\\w*)$`);

/** After "the user clicks" comes "enters"; a bare form in an order, a gerund after a gerund. */
function fitsInflection(left: string, right: string, before: string[]): boolean {
  const verb = startsWithVerb(right);
  if (!verb || verb.inflection === 'base') return true;
  const told = withoutLeadIn(left.replace(subordinateStart, ''));
  if (verb.inflection === 'third' && verb.rest !== '' && matchVerbs(withoutActor(told) ?? told).length > 0)
    return true;
  const all = [...before, left].map((clause) => withoutLeadIn(clause.replace(subordinateStart, '')));
  if (verb.inflection === 'past')
    return all.some(
      (clause) =>
        / (?:have|has) \w+ed\b|\bis \w+ed\b/.test(clause) ||
        matchVerbs(withoutActor(clause) ?? clause)[0]?.inflection === 'past',
    );
  return all.some((clause) =>
    matchVerbs(withoutActor(clause) ?? clause).some(({ inflection }) => inflection === verb.inflection),
  );
}

/** Whether the words could end here: a verb with its object, a statement with its verb, a place. */
export function isComplete(left: string, right: string): boolean {
  const text = withoutLeadIn(left.trim()).replace(subordinateStart, '');
  if (text === '') return false;
  if (unknownVerb.test(text.charAt(0).toLowerCase() + text.slice(1))) return true;
  const claim = takeCue(text);
  if (claim !== undefined) {
    if (splitPredicate(claim)) return true;
    const verb = startsWithVerb(right);
    return claim !== '' && (takeCue(right) !== undefined || (verb !== undefined && verb.family !== 'button'));
  }
  if (/^(?:on|in|at|inside|within|under|with|without|for|from) /i.test(text) && !splitPredicate(text))
    return true;
  const acted = withoutActor(text) ?? text;
  const verbs = matchVerbs(acted);
  if (verbs.some(({ family, rest }) => rest !== '' || standsAlone.includes(family))) return true;
  return splitPredicate(text) !== undefined || /^(?:given|as an?) /i.test(text);
}

const stateStart =
  /^(?:not |no longer |still |also |both )*(?:be |visible|enabled|disabled|hidden|checked|ticked|empty|required|selected|focused|clickable)\b/i;
const fillForm = /^(?:the |an? )?(?:\S+|\uE000[a-z]\d+\uE001) (?:in|into|to|as|for|from) /i;
const withForm = /^(?:the |an? )?(?:\S+ ){1,4}with /i;
const toForm = /^(?:the |an? )?(?:\S+ ){1,4}to \S+/i;
const pairForm =
  /^(?:the |an? |his |her |my )?(?:[\w-]+ ){1,3}(?:with |as |of |= ?|: ?|to )?(?:\uE000[a-z]\d+\uE001)$/i;

/** "It says that A is new and costs nothing": all of it is said. */
const indirect = /\b(?:says?|states?|reads?|explains?|mentions?|tells? (?:me|us|you|them)) that\b/i;

function isWithinSpeech(left: string, right: string): boolean {
  return indirect.test(left) && !/^that\b/i.test(right) && !splitSubject(right) && !splitPredicate(right);
}

function readElided(left: string, right: string, mark: string): string | undefined {
  const text = withoutLeadIn(left).replace(subordinateStart, '');
  const claim = takeCue(text) ?? text;
  const predicate = splitPredicate(claim);
  const isStatement = predicate && !startsWithVerb(claim);
  if (isStatement && !isActor(predicate.subject)) {
    const subject = predicate.subject.replace(/^(?:that|if|whether) /i, '');
    const modal = / (should|must|will|shall|has to|have to|needs to|ought to)\b/i.exec(claim)?.[1];
    if (
      modal &&
      /^(?:not |also |still )?[a-z]+\b/i.test(right) &&
      readPredicate(`should ${right}`, subject)?.verb !== 'other' &&
      !splitSubject(right)
    )
      return `${subject} ${modal} `;
    if (readPredicate(right, subject) && !splitSubject(right)) return `${subject} `;
    if (predicate.verb === 'be' && stateStart.test(right))
      return `${subject} ${modal ? `${modal} be` : 'is'} `;
  }
  if (
    isStatement &&
    isActor(predicate.subject) &&
    (/^(?:sees?|gets|receives|finds|reads?|(?:do|does) not see|cannot see) /i.test(right) ||
      (/^(?:is|are|should|must|lands?) /i.test(right) && readPredicate(right, predicate.subject)))
  )
    return `${predicate.subject} `;
  const told =
    isStatement && isActor(predicate.subject) ? / (should|must|will|shall)\b/i.exec(claim)?.[1] : undefined;
  if (told && isStatement && /^(?:stay|remain|land|return|get|see|be|read|find|not see) /i.test(right))
    return `${predicate.subject} ${told} `;
  if (!isStatement && unnamedPerson.test(right)) return 'the user ';
  if (!isStatement && unnamedPage.test(right)) return 'the page ';
  const acted = withoutActor(text);
  const isGoing =
    readPredicate(right, 'the user')?.verb === 'go' ||
    /^(?:is|am|are) (?:still |back |again |now )?(?:on|at) /i.test(right);
  if (acted !== undefined && !isStatement && isGoing && !splitSubject(right)) return 'the user ';
  const verb = matchVerbs(acted ?? text).find(({ family }) => fillFamilies.includes(family));
  const head = right.split(/, | and | then /)[0] ?? '';
  const hasOwnVerb = startsWithVerb(right) !== undefined || matchVerbs(withoutActor(right) ?? '').length > 0;
  if (verb && !hasOwnVerb && !splitPredicate(head)) {
    const isPair = verb.family === 'type' && (pairForm.test(head) || withForm.test(head));
    const isSetting = (verb.family === 'set' || verb.family === 'change') && toForm.test(head);
    const hasPlace = / (?:in|into|from|to|as|for|with) /i.test(text);
    if ((fillForm.test(head) && hasPlace) || isPair || isSetting) return `${verb.lemma} `;
  }
  if (
    /then|,/i.test(mark) &&
    matchVerbs(text)[0]?.family === 'press' &&
    readKeys(right.split(/,| and /)[0] ?? '', [])
  )
    return 'press ';
  if (
    /then/i.test(mark) &&
    /^[A-Z\uE000]/.test(right) &&
    matchVerbs(text)[0]?.family === 'click' &&
    !splitPredicate(right)
  )
    return 'click ';
  return undefined;
}

/** Whether the right side brings its own subject, so that none is left out. */
function splitSubject(right: string): boolean {
  const predicate = splitPredicate(right);
  return (
    predicate !== undefined &&
    /^(?:the|an?|my|it|its|this|that|i|you|we|\uE000|no|all|each|every|both)\b/i.test(predicate.subject)
  );
}
