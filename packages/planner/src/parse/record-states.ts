import { recordNouns, sharedStatusWords, statusWords } from '../lexicons/records.ts';
import type { Expectation } from '../steps/language.ts';
import { ordinalWords } from '../steps/ordinals.ts';
import { anyMark } from '../steps/quoting.ts';
import type { Literal } from './literals.ts';
import type { Predicate } from './predicates.ts';
import { readPlace } from './targets.ts';
import { anyOf, tidy } from './wording.ts';

type Condition = Expectation['condition'];

const noun = `(?:${anyOf(recordNouns)})`;
const determiner = '(?:(?:the|this|that|these|those|my|your|his|her|our|their) )?';
const name = `(?:${anyMark}|#?\\d[\\w-]*|[A-Z][\\w-]*(?: [A-Z][\\w-]*)*)`;
const record = new RegExp(
  `^(?:[Tt]he |[Tt]his |[Tt]hat |[Mm]y |[Yy]our |[Oo]ur )?(?:(?:${anyOf(ordinalWords)}|last) )?(?:${noun}(?: ${name})?|${name} ${noun})$`,
);
const records = new RegExp(
  `^${determiner}(?:(?:listed|shown|displayed|visible|remaining|other) )?${noun}(?:e?s)?$`,
  'i',
);
/** "Sunday is closed": a day stands in a table of hours. */
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;
const people = /^(?:people|persons)$/i;

const status = new RegExp(`^(?:${anyOf(statusWords)})$`, 'i');
const shared = new RegExp(`^(?:${anyOf(sharedStatusWords)})$`, 'i');

function sayOf(rest: string): string {
  return tidy(rest)
    .toLowerCase()
    .replace(/^(?:still|now|already|again|currently) /, '')
    .replace(/ (?:again|now|too|as well|already)$/, '');
}

function showing(said: string): Condition {
  return { is: 'text', how: 'matches', value: `/\\b${said}\\b/i` };
}

const bare = new RegExp(`^${determiner}${noun}$`, 'i');

/** Of a record that is not named only the words are taken that would else be read as something else. */
function isStateOf(subject: string, said: string): boolean {
  if (weekday.test(subject)) return shared.test(said);
  return record.test(subject) && (shared.test(said) || (status.test(said) && !bare.test(subject)));
}

/** "The ticket X is open", "The first order is closed": of a record such a word is its status, which is shown with it. */
export function readRecordState(
  { subject, rest, negated }: Predicate,
  literals: Literal[],
): Expectation[] | undefined {
  const said = sayOf(rest);
  if (!isStateOf(subject.trim(), said)) return undefined;
  const target = readPlace(subject, literals, 'item');
  return [{ subject: { of: 'element', target }, condition: showing(said), ...(negated && { negated }) }];
}

/** "All tickets are open": the status that each of them must show. */
export function readStateOfAll(things: string, { verb, rest }: Predicate): Condition | undefined {
  const said = sayOf(rest);
  const isKnown = shared.test(said) || status.test(said);
  return verb === 'be' && isKnown && (records.test(things.trim()) || people.test(things.trim()))
    ? showing(said)
    : undefined;
}

/** "The Wall Clock is sold out": of a thing with a name, words that say its state are words that are shown with it. */
export function readSaid(
  { subject, rest, negated }: Predicate,
  literals: Literal[],
): Expectation[] | undefined {
  const said = tidy(rest).toLowerCase();
  const isNamed = /^(?:the )?(?:[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*|[a-z]+ \uE000\S+|\uE000\S+)$/i.test(subject);
  const hasName = /\uE000|(?:^|[Tt]he )(?!The )[A-Z]/.test(subject);
  if (!isNamed || !hasName || !status.test(said)) return undefined;
  const target = readPlace(subject, literals, 'item');
  return [{ subject: { of: 'element', target }, condition: showing(said), ...(negated && { negated }) }];
}
