import { propertyWords } from '../lexicons/kinds.ts';
import type { Comparison, Expectation, Operand, Target } from '../steps/language.ts';
import { readOrdinal } from '../steps/ordinals.ts';
import { readAmount, takeComparison } from './amounts.ts';
import { type Literal, literalOf } from './literals.ts';
import type { Predicate } from './predicates.ts';
import { readThingsOf } from './quantities.ts';
import { readSubject } from './subjects.ts';
import { readPhrase } from './targets.ts';
import { describe } from './values.ts';
import { tidy, withoutArticle } from './wording.ts';

const thanForm =
  /^(?:(?:still|now|also|always) )*((?:greater|more|higher|larger|bigger|less|lower|smaller|cheaper|fewer|later|earlier) than(?: or (?:equal to|the same as))?|equal to|the same as|identical to|at least|at most|no (?:more|less) than|not (?:more|less) than|after|before|on or after|on or before) (.+)$/i;
const equalForm = /^(?:exactly )?(?:equal to |the same as |identical to )?(.+)$/i;
const sumForm = /^(?:the )?(?:(?:sum|addition) of (?:all )?(?:of )?|total of all )(?:the )?(.+)$/i;
const ordinalOnly = /^(?:that of |the one of )?(?:the )?(first|second|third|fourth|last)(?: one)?$/i;
const dayWords = /^(?:today|tomorrow|yesterday)(?:'s date)?$|^(?:in )?\d+ (?:day|week|month|year)s?\b/i;

function comparisonOf(words: string): Comparison {
  if (
    /^(?:on or after|at least|no less than|not less than)|(?:greater|more|higher|larger|bigger|later) than or/i.test(
      words,
    )
  )
    return 'at least';
  if (
    /^(?:on or before|at most|no more than|not more than)|(?:less|lower|smaller|fewer|earlier) than or/i.test(
      words,
    )
  )
    return 'at most';
  if (/^(?:greater|more|higher|larger|bigger|later|after)/i.test(words)) return 'more than';
  return /^(?:less|lower|smaller|cheaper|fewer|earlier|before)/i.test(words) ? 'less than' : '=';
}

function readDay(text: string): string | undefined {
  return dayWords.test(text) ? describe(text) : undefined;
}

/** "The second price is higher than the first": the same thing, at another place. */
function elsewhere(target: Target, ordinal: number): Target | undefined {
  if (target.ordinal !== undefined) return { ...target, ordinal };
  const place = target.within && elsewhere(target.within, ordinal);
  return place && { ...target, within: place };
}

function readOperand(words: string, subject: Target, literals: Literal[]): Operand | undefined {
  const text = tidy(words);
  const day = readDay(text);
  if (day) return { of: 'value', value: day };
  const sum = sumForm.exec(text)?.[1];
  if (sum) return { of: 'sum', target: readThingsOf(sum, literals) };
  const literal = literalOf(
    text.replace(/^(?:the )?(?:remembered |noted |stored )?(?:value |amount )?/i, ''),
    literals,
  );
  if (literal) return { of: 'value', value: literal.value };
  const [, order] = ordinalOnly.exec(text) ?? [];
  if (order) {
    const other = elsewhere(subject, readOrdinal(order.toLowerCase()));
    return other && { of: 'element', target: other };
  }
  if (
    !/^(?:the|my|its|\uE000|[A-Za-z])/.test(text) ||
    /^(?:before|it|that|this|expected|zero|true|false)$/i.test(text)
  )
    return undefined;
  return { of: 'element', target: readPhrase(text, literals) };
}

function readOperands(words: string, subject: Target, literals: Literal[]): Operand[] | undefined {
  const operands = words.split(/ (?:plus|\+|added to) /i).map((part) => {
    const amount = readAmount(tidy(part), literals);
    if (amount && !literalOf(tidy(part), literals)) return { of: 'value' as const, value: tidy(part) };
    return readOperand(part, subject, literals);
  });
  const known = operands.filter((operand) => operand !== undefined);
  return known.length === operands.length ? known : undefined;
}

function isProperty(text: string): boolean {
  const bare = withoutArticle(text).toLowerCase();
  return (
    propertyWords.some((word) => bare === word || bare.endsWith(` ${word}`)) ||
    /^shipping|^sub-?total|^tax$/.test(bare)
  );
}

/** A statement that compares something with another thing, with a sum, a day, or what was remembered. */
export function readComparing(predicate: Predicate, literals: Literal[]): Expectation | undefined {
  const { verb, negated } = predicate;
  if (verb !== 'be' && verb !== 'equal' && verb !== 'match' && verb !== 'become') return undefined;
  const subject = readSubject(predicate.subject, literals);
  if (subject.of !== 'element') return undefined;
  const text = tidy(predicate.rest);
  const not = negated ? ({ negated: true } as const) : {};
  const build = (comparison: Comparison, words: string): Expectation | undefined => {
    const to = readOperands(words, subject.target, literals);
    return to && { subject, condition: { is: 'compared', comparison, to }, ...not };
  };
  if (/^in the (future|past)$/i.test(text))
    return build(/future/i.test(text) ? 'more than' : 'less than', 'today');
  if (readDay(text)) return build('=', text);
  const [, compared = '', other = ''] = thanForm.exec(text) ?? [];
  if (compared !== '' && (!readAmount(takeComparison(text).rest, literals) || / (?:plus|\+) /i.test(other))) {
    if (
      /^(?:after|before)$/i.test(compared) &&
      !readDay(tidy(other)) &&
      !/\bdate\b/i.test(`${predicate.subject} ${other}`)
    )
      return undefined;
    const isLiteral = literalOf(other, literals) !== undefined;
    return isLiteral && /^equal to$/i.test(compared) ? undefined : build(comparisonOf(compared), other);
  }
  const whole = equalForm.exec(text)?.[1] ?? '';
  const isSum = sumForm.test(whole) || / (?:plus|\+) /i.test(whole);
  if (isSum && !literalOf(whole, literals)) return build('=', whole);
  const isThing = (verb === 'equal' || verb === 'match') && isProperty(whole);
  return isThing ? build('=', whole) : undefined;
}

const changed =
  /^(.+?) (?:(?:has|have|should|must|will|should have|must have) )?(?:now )?(increased?|increases|gone up|go up|goes up|risen|rises|grown|grows|went up|decreased?|decreases|gone down|go down|goes down|dropped|drops|fallen|falls|went down|(?:is|are|be|stays?|remains?|stayed|remained) (?:unchanged|the same)|not changed?|does not change|did not change|not change|changed|changes)(?: by (.+))?$/i;

/** The mark of a value that is to be remembered before the last action; `settleMemories` sees to it. */
export const beforeMark = ' before';

/** "The total has increased": against what it was before the last action. */
export function readChanged(text: string, literals: Literal[]): Expectation | undefined {
  const [, words, verb = '', by] = changed.exec(tidy(text)) ?? [];
  if (!words || /\b(?:page|url|address|screen|layout|user|i)$/i.test(words)) return undefined;
  const subject = readSubject(words, literals);
  if (subject.of !== 'element' || subject.target.name === '') return undefined;
  const value = `{{${subject.target.name}${beforeMark}}}`;
  const isSame = /unchanged|same|not /i.test(verb);
  const isRise = /incr|up|ris|grow/i.test(verb);
  const amount = by === undefined ? undefined : readAmount(tidy(by), literals);
  if (by !== undefined && !amount) return undefined;
  if (amount && !isRise) return undefined;
  const to: Operand[] = [{ of: 'value', value }];
  if (amount) to.push({ of: 'value', value: String(amount.value) });
  const isAny = !isSame && /^changed?s?$/i.test(verb);
  const comparison: Comparison = isSame || isAny || amount ? '=' : isRise ? 'more than' : 'less than';
  return {
    subject,
    condition: { is: 'compared', comparison, to },
    ...(isAny && { negated: true }),
  };
}
