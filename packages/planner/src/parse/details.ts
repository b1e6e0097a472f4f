import { fieldTurns, fieldWords, hintWords, joiningWords } from '../lexicons/record-words.ts';
import { numberWords } from '../lexicons/words.ts';
import type { Detail } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, nameOf } from './literals.ts';
import { startsWithVerb, withoutActor } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { describe } from './values.ts';
import { matchVerb } from './verbs.ts';
import { anyOf } from './wording.ts';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const article = '(?:the |an? |my |your |his |her |their |its |our |this )?';
const capital = "[A-Z][\\p{L}\\d'’.&-]*";
const small = "[a-z][\\p{L}'’-]*";
const particle = '(?:van|von|de|der|den|du|la|le|da|dos|di|of|the|&)';

/** Words that never belong to a value: what comes after them is denied, limited or told of something else. */
const foreign =
  /\b(?:not|no|without|except|unless|only|should|must|will|is|are|was|were|has|have|that|which|who|if|when|because|so|but|or|it|them|him|her|me|us|you|this|these|until you|until the)\b/;

/** Values by their looks, the most telling first. */
const values: RegExp[] = [
  new RegExp(`^${anyMark}`, 'u'),
  new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b`, 'u'),
  new RegExp(`^${month} \\d{1,2}(?:st|nd|rd|th)?\\b`, 'u'),
  new RegExp(`^\\d{1,5}[a-z]? ${capital}(?: ${capital})+`, 'u'),
  /^\+?\d[\d ()/-]{5,}\d(?![\d.,]*\d)/,
  /^\d+(?:[.,]\d+)*/,
  new RegExp(`^${capital}(?: (?:${particle} )*${capital}(?![\\p{L}]))*`, 'u'),
];

const stops = [...hintWords, ...joiningWords, ...fieldTurns.map(([said]) => said)];
const stopAhead = new RegExp(`^ ?(?:${anyOf(stops)}) `);
const counted = new RegExp(`^(\\d+|${anyOf(Object.keys(numberWords))}) (${small})(?= |$)`, 'u');
const turnForm = new RegExp(`^(${anyOf(fieldTurns.map(([said]) => said))}) ${article}`);
const articleForm = new RegExp(`^${article}`);
const hintForm = new RegExp(`^(${anyOf(hintWords)}) `);
const joiningForm = new RegExp(`^(?:${anyOf(joiningWords)}) `);
const knownLabel = new RegExp(`^(${anyOf(fieldWords)})(?: of| on| at| as| to|:| =)? (?=\\S)`, 'i');
const spelledLabel = /^([A-Za-z][A-Za-z' -]{1,40}?)(?::| =) (?=\S)/;
const acronym = new RegExp(`^([A-Z]{2,6}) (?=${anyMark}|\\d)`, 'u');
const smallLabel = new RegExp(`^((?:${small} ){0,3}${small}) (?=${anyMark}|[A-Z\\d+])`, 'u');
const hintBehind = new RegExp(` (?:${anyOf([...hintWords, 'of'])})$`);

interface Taken {
  detail: Detail;
  rest: string;
}

/** "Piano lessons", "Buy milk": what follows a name in small letters belongs to it, up to a word that begins something else. */
function takeTail(text: string): string {
  let tail = '';
  let left = text;
  for (;;) {
    if (stopAhead.test(left) || left === '') return tail;
    const [next] = /^ \S+/u.exec(left) ?? [];
    if (!next || /\uE000/.test(next)) return tail;
    tail += next;
    left = left.slice(next.length);
  }
}

function takeValue(text: string, isNamed: boolean, literals: Literal[]): Taken | undefined {
  const [whole = '', number = '', noun = ''] = counted.exec(text) ?? [];
  if (whole && !stops.includes(noun))
    return { detail: toCounted(number, noun), rest: text.slice(whole.length) };
  for (const form of values) {
    const [found] = form.exec(text) ?? [];
    if (!found) continue;
    const isWords = /^[A-Z]/.test(found);
    const tail = isWords ? takeTail(text.slice(found.length)) : '';
    const value = `${found}${tail}`;
    return { detail: { value: nameOf(value, literals) }, rest: text.slice(value.length) };
  }
  const word = /^\S+/.exec(text)?.[0] ?? '';
  if (numberWords[word] !== undefined && word.length > 2)
    return { detail: { value: String(numberWords[word]) }, rest: text.slice(word.length) };
  const described = describe(text);
  if (described !== undefined) return { detail: { value: described }, rest: '' };
  return isNamed ? takeWords(text) : undefined;
}

function toCounted(number: string, noun: string): Detail {
  return { label: noun, value: /\d/.test(number) ? number : String(numberWords[number]) };
}

/** "Quarterly", "high priority": a choice in small letters. */
function takeWords(text: string): Taken | undefined {
  const [words = ''] = new RegExp(`^${small}(?: ${small}){0,2}(?= |$)`, 'u').exec(text) ?? [];
  const cut = words.split(' ').findIndex((word) => stops.includes(word));
  const value = cut < 0 ? words : words.split(' ').slice(0, cut).join(' ');
  const rest = text.slice(value.length);
  const isWhole = rest === '' || stopAhead.test(rest);
  return value === '' || !isWhole || startsWithVerb(value) || foreign.test(value)
    ? undefined
    : { detail: { value }, rest };
}

function takeLabel(text: string): { label: string; rest: string } | undefined {
  for (const form of [spelledLabel, acronym, smallLabel, knownLabel]) {
    const [found = '', written = ''] = form.exec(text) ?? [];
    const label = written.replace(hintBehind, '');
    const isOwn = label.split(' ').every((word) => !stops.includes(word) && !(word in numberWords));
    const rest = text.slice(found.length);
    if (label !== '' && (isOwn || fieldWords.includes(label)) && !stopAhead.test(rest))
      return { label, rest };
  }
  return undefined;
}

/** One value with what it is called, from the beginning of the text. */
function takeDetail(text: string, isFirst: boolean, literals: Literal[]): Taken | undefined {
  const [turn = '', said] = turnForm.exec(text) ?? [];
  const named = fieldTurns.find(([words]) => words === said)?.[1];
  if (named) {
    const taken = takeValue(text.slice(turn.length), false, literals);
    return taken && { ...taken, detail: { label: named, value: taken.detail.value } };
  }
  const [hinted = '', hint] = hintForm.exec(text) ?? [];
  const [joined = ''] = hint ? [] : (joiningForm.exec(text) ?? []);
  const bare = text.slice(hinted.length + joined.length).replace(articleForm, '');
  // "In Room 4" names the room.
  const called = hint && /^[A-Z][a-z]/.test(bare) ? undefined : takeLabel(bare);
  const taken = takeValue(called?.rest ?? bare, isFirst || bare !== text, literals);
  if (!taken) return undefined;
  const label = called?.label ?? taken.detail.label ?? hint;
  return { rest: taken.rest, detail: { ...(label && { label }), value: taken.detail.value } };
}

/** All that a part between two commas gives; undefined where some of it is no detail. */
function readPart(text: string, literals: Literal[]): Detail[] | undefined {
  const details: Detail[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const taken = takeDetail(rest, details.length === 0, literals);
    if (!taken || taken.rest === rest) return undefined;
    details.push(taken.detail);
    rest = taken.rest.trim();
  }
  return details;
}

const joint = /,? and then |,? then |,? and |[,;] /;

/** Whether something is done or claimed in this part. */
function isElse(part: string): boolean {
  const acted = withoutActor(part);
  return (
    (startsWithVerb(part) ?? splitPredicate(part)) !== undefined ||
    (acted !== undefined && matchVerb(acted) !== undefined)
  );
}

interface Described {
  details: Detail[];
  /** What comes after them. */
  rest: string;
}

/** The details of a record in the order in which they are told, up to what is done next; undefined where one of them is none. */
export function readDetails(text: string, literals: Literal[]): Described | undefined {
  const details: Detail[] = [];
  let rest = text
    .replace(/[.]$/, '')
    .replace(/ ?\(([^()]*)\)(?=,|;| |$)/g, ', $1,')
    .replace(/,(?=[,;]|\s*$)/g, '')
    .replace(/,? and (?:give|giving) it (?=(?:the|an?|its) )/g, ', ')
    .trim();
  while (rest !== '') {
    const { index = rest.length, 0: mark = '' } = joint.exec(rest) ?? {};
    const part = rest.slice(0, index);
    const isDone = !turnForm.test(part) && isElse(part);
    const read = isDone || foreign.test(part) ? undefined : readPart(part, literals);
    if (!read) return isDone && details.length > 0 ? { details, rest } : undefined;
    details.push(...read);
    rest = rest.slice(index + mark.length);
  }
  return { details, rest };
}
