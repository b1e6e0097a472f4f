import { anyMark } from '../steps/quoting.ts';
import { isComplete, splitClauses } from './clauses.ts';
import {
  startsWithVerb,
  subordinateStart,
  subordinators,
  takeCue,
  withoutActor,
  withoutLeadIn,
} from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { matchVerb, matchVerbs } from './verbs.ts';

const subordinate = new RegExp(` (${subordinators}|before|until|without(?= \\w+ing\\b)) `, 'gi');

/** "…, but do not choose a topic": what is left undone needs no step. */
const omission =
  /,? (?:but|and) (?:then )?do not (?:choose|select|pick|enter|type|fill|tick|click|press|touch|change|give|set|write|upload|submit|save|log|sign)\b(?:(?! and | but |[,;\uE000]).)*(?=$|[,;]| and | but )/i;

export interface OrderedClause {
  text: string;
  /** Says only what the next one is for. */
  isFrame?: true;
}

function cut(text: string): OrderedClause[] {
  return splitClauses(text).map((clause) => ({ text: clause }));
}

/** Clauses in the order of time: what comes after "when" happens first. */
export function orderClauses(sentence: string): OrderedClause[] {
  const text = sentence
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(omission, '');
  const inverted = /^should ((?:the |an? |you |i ).+, .+)$/i.exec(text)?.[1];
  if (inverted) return orderClauses(`if ${inverted}`);
  const claim = takeCue(text);
  if (claim !== undefined && subordinateStart.test(claim)) return orderClauses(claim);
  const leading = /^before (.+?), (.+)$/i.exec(text);
  if (leading?.[1] && leading[2] && matchVerbs(leading[1]).length > 0)
    return [...orderClauses(leading[2]), ...cut(leading[1])];
  const unmarked = subordinateStart.test(text) ? splitUnmarked(text) : undefined;
  if (unmarked) return [...cut(unmarked[0]), ...orderClauses(unmarked[1])];
  const [, main = '', word = '', rest = ''] = findSubordinate(text) ?? [];
  if (main === '') return cut(text);
  const clauses = cut(main);
  const [, sub = rest, then] = /^(.+?),? (?:and )?then (.+)$/i.exec(rest) ?? [];
  const after = then ? orderClauses(then) : [];
  if (/^before$/i.test(word)) return [...clauses, ...cut(sub), ...after];
  if (/^until$/i.test(word)) return [...clauses, { text: `when ${sub}` }, ...after];
  const [first = { text: '' }, ...others] = cut(resolveSubject(sub, clauses.at(-1)?.text ?? ''));
  const last = clauses.at(-1)?.text ?? '';
  if (/\bby$/i.test(word) && isPurpose(last))
    return [...clauses.slice(0, -1), { text: last, isFrame: true }, ...cut(resolveBack(sub, last)), ...after];
  const before = /^without$/i.test(word)
    ? leaveEmpty(first.text).map((text) => ({ text }))
    : [{ text: `${word} ${first.text}` }, ...others];
  return [...clauses.slice(0, -1), ...before, ...clauses.slice(-1), ...after];
}

const circumstance =
  /^(?:an? |the )?(?:successful |failed |unsuccessful )?(?:login|log-in|logout|sign-in|sign-up|registration|checkout|payment|submission|reload|refresh|purchase|saving|upload|search)(?: with .+| as .+)?$/i;

/** Finds "… when …" where both sides can stand alone and the sentence is not itself a waiting or a subordinate one. */
function findSubordinate(text: string): string[] | undefined {
  if (subordinateStart.test(text) || /^(?:wait|scroll|pause)\b/i.test(withoutLeadIn(text))) return undefined;
  for (const { index, 0: whole, 1: word = '' } of text.matchAll(subordinate)) {
    const main = text.slice(0, index).replace(/,$/, '');
    const rest = text.slice(index + whole.length);
    const acted = withoutActor(rest);
    const isGerund = matchVerb(rest)?.inflection === 'gerund';
    const stands =
      circumstance.test(rest) ||
      isGerund ||
      splitPredicate(rest) !== undefined ||
      (acted !== undefined && matchVerbs(acted).length > 0);
    if (
      stands &&
      isComplete(main, rest) &&
      !/\b(?:check|see|verify|and|but|,|sorted|ordered|arranged|grouped|filtered|sort|order|filter|wait|scroll|pause)$/i.test(
        main,
      )
    )
      return [text, main, word, rest];
  }
  return undefined;
}

/** "By clicking on the flag the menu opens": no comma tells where the second clause begins. */
function splitUnmarked(text: string): [string, string] | undefined {
  if (/, /.test(text)) return undefined;
  for (const { index } of text.matchAll(/ (?=(?:the|an?|i|you|it|my|no|all)\b)/gi)) {
    const left = text.slice(0, index);
    const right = text.slice(index + 1);
    const verb = matchVerbs(
      withoutActor(left.replace(subordinateStart, '')) ?? left.replace(subordinateStart, ''),
    )[0];
    const predicate = splitPredicate(right);
    if (
      verb &&
      (verb.rest !== '' || verb.family === 'back') &&
      !/ (?:in|on|to|of|with|into|from|for|and)$/i.test(left) &&
      predicate &&
      !/ (?:the|in|on|to|of) /i.test(predicate.subject)
    )
      return [left, right];
  }
  return undefined;
}

/** "Filter the list by clicking Sale": the first half is what the second is for, and no step of its own. */
function isPurpose(clause: string): boolean {
  const text = withoutLeadIn(clause.trim());
  if (takeCue(text) !== undefined) return false;
  return withoutActor(text) !== undefined || startsWithVerb(text) !== undefined;
}

/** "Add the task X by typing it": what "it" stands for was named in quotes just before. */
function resolveBack(text: string, before: string): string {
  const mark = new RegExp(anyMark).exec(before)?.[0];
  if (!mark) return text;
  return text.replace(/\bits ([a-z]+)/i, `the $1 of ${mark}`).replace(/^(\w+ing) it\b/i, `$1 ${mark}`);
}

/** "The button changes after clicking it": the subject of the main clause is meant. */
function resolveSubject(text: string, main: string): string {
  const subject = splitPredicate(takeCue(withoutLeadIn(main)) ?? main)?.subject;
  if (!subject || withoutActor(`${subject} sees`) !== undefined) return text;
  return text.replace(/^(\w+ing(?: on| over)?) it(?=$|[;,])/i, `$1 ${subject}`);
}

function leaveEmpty(words: string): string[] {
  const verb = matchVerb(words);
  const isFilling = verb?.family === 'type' || verb?.lemma === 'select';
  if (!isFilling || !verb) return [`without ${words}`];
  return verb.rest
    .split(/,? and |, /)
    .map((field) => `clear ${field.replace(/^(?:any|an?|anything (?:in|into)) /i, 'the ')}`);
}
