import { answerForms } from './answers.ts';
import { auditUnits, unitOf } from './audits.ts';
import type { Condition, Expectation } from './language.ts';
import { readLook } from './looks.ts';
import {
  anyAmount,
  anyComparison,
  anyFigure,
  anyNumber,
  anyRange,
  readAmount,
  readComparison,
  readFigure,
  readRange,
} from './numbers.ts';
import { comparedWords, readOperands } from './operands.ts';
import { anyOrdinal, readOrdinal } from './ordinals.ts';
import { joinedPhrases, stateWords, subjectPhrases } from './phrases.ts';
import { anyMark } from './quoting.ts';
import { readShowing } from './showing.ts';
import { literalAt, readTarget } from './targets.ts';
import { anyValues, readValues } from './values.ts';

const limitForm = new RegExp(` within (${anyNumber}) seconds?$`);
const pageForm = new RegExp(`^the (${anyMark}) page is (not )?shown$`);
const countForm = new RegExp(`^the number of (.+) is (not )?(${anyComparison})(${anyFigure})$`);
const rangeForm = new RegExp(`^the number of (.+) is (not )?between (${anyFigure}) and (${anyFigure})$`);
const errorForm = new RegExp(`^(an|no) error about (.+) (?:is shown|shows (${anyMark}))$`);

/** Reads the words after "Check that" of a canonical sentence. */
export function readExpectation(masked: string, values: string[]): Expectation | undefined {
  const limit = limitForm.exec(masked);
  const said = limit ? masked.slice(0, limit.index) : masked;
  const claim = readClaim(said.replace(/^the sum of (.+? column(?: .+?)?) is /, '$1 sums up to '), values);
  return claim && limit ? { ...claim, withinSeconds: Number(limit[1]) } : claim;
}

function readClaim(text: string, values: string[]): Expectation | undefined {
  for (const { of, is, phrases } of joinedPhrases) {
    if (!phrases.includes(text)) continue;
    const condition = is === 'clean' || is === 'visible' || is === 'new tab' ? { is } : undefined;
    if (condition) return { subject: { of }, condition, ...(text === phrases[1] && { negated: true }) };
  }
  const look = readLook(text, values);
  if (look) return look;
  const page = pageForm.exec(text);
  if (page?.[1])
    return {
      subject: { of: 'page' },
      condition: { is: 'page', name: literalAt(page[1], values) },
      ...(page[2] && { negated: true }),
    };
  const count = countForm.exec(text) ?? rangeForm.exec(text);
  if (count) return readCount(count, values);
  const error = errorForm.exec(text);
  if (error) return readError(error, values);
  const only = /^only (.+)$/s.exec(text)?.[1];
  if (only) {
    const things = readThings(only, values);
    const claim = things && readPredicate(things.subject, things.rest, values);
    return claim && !claim.negated ? { ...claim, only: true } : undefined;
  }
  const all = /^(every|no) (.+)$/s.exec(text);
  const subject = all?.[2] ? readThings(all[2], values) : readSubject(text, values);
  if (!subject) return undefined;
  const claim = readPredicate(subject.subject, subject.rest, values);
  if (!claim || !all) return claim;
  return claim.negated ? undefined : { ...claim, every: true, ...(all[1] === 'no' && { negated: true }) };
}

function readThings(
  text: string,
  values: string[],
): { subject: Expectation['subject']; rest: string } | undefined {
  const read = readTarget(text, values);
  return read && { subject: { of: 'element', target: read.target }, rest: read.rest };
}

function readCount(match: RegExpExecArray, values: string[]): Expectation | undefined {
  const [, counted = '', not, first = '', digits = ''] = match;
  const subject = readSubject(counted, values);
  if (subject?.rest !== '') return undefined;
  const isRange = /\d$/.test(first);
  return {
    subject: subject.subject,
    condition: isRange
      ? { is: 'between', least: readFigure(first), most: readFigure(digits), counts: true }
      : { is: 'count', comparison: readComparison(first), value: readFigure(digits) },
    ...(not && { negated: true }),
  };
}

function readError(match: RegExpExecArray, values: string[]): Expectation | undefined {
  const [, article, about = '', says] = match;
  const read = readThings(about, values);
  if (read?.rest !== '') return undefined;
  return {
    subject: read.subject,
    condition: { is: 'error', ...(says && { value: literalAt(says, values) }) },
    ...(article === 'no' && { negated: true }),
  };
}

const plainSubjects = Object.entries(subjectPhrases).sort(
  ([, left], [, right]) => right.length - left.length,
);

function readSubject(
  text: string,
  values: string[],
): { subject: Expectation['subject']; rest: string } | undefined {
  for (const [of, phrase] of plainSubjects)
    if (text === phrase || text.startsWith(`${phrase} `))
      return { subject: { of: of as keyof typeof subjectPhrases }, rest: text.slice(phrase.length) };
  return readThings(text, values);
}

type AnyCondition = Expectation['condition'];
type Reader = (
  parts: string[],
  values: string[],
  subject: Expectation['subject'],
) => AnyCondition | undefined;

function text(how: 'equals' | 'contains' | 'matches'): Reader {
  return ([value = ''], values) => ({ is: 'text', how, value: literalAt(value, values) });
}

/** [positive words, negative words, what follows, how it is read] */
const predicates: [string, string, string, Reader][] = [
  ['shows exactly', 'does not show exactly', `(${anyMark})`, text('equals')],
  [
    'shows',
    'does not show',
    `(${anyMark})`,
    ([mark = ''], values, subject) => {
      const value = literalAt(mark, values);
      return { is: 'text', how: readShowing(subject, value), value };
    },
  ],
  ['contains', 'does not contain', `(${anyMark})`, text('contains')],
  ['matches', 'does not match', `(${anyMark})`, text('matches')],
  ['is', 'is not', `(${anyMark})`, text('equals')],
  [
    'has the value',
    'does not have the value',
    `(${anyMark})`,
    ([value = ''], values) => ({ is: 'value', value: literalAt(value, values) }),
  ],
  [
    'is',
    'is not',
    `(${anyComparison})(${anyAmount})`,
    ([comparison, amount = ''], values) => ({
      is: 'number',
      comparison: readComparison(comparison),
      ...readAmount(amount, values),
    }),
  ],
  [
    'is',
    'is not',
    `(${anyComparison})(${anyNumber}) (${auditUnits.map(({ unit }) => unit).join('|')})`,
    ([comparison, digits, unit], _, subject) =>
      unitOf(subject.of) === unit
        ? { is: 'number', comparison: readComparison(comparison), value: Number(digits) }
        : undefined,
  ],
  [
    'is',
    'is not',
    anyRange,
    ([from = '', to = ''], values) => {
      const range = readRange(from, to, values);
      return range && { is: 'between', ...range };
    },
  ],
  [
    'sums up to',
    'does not sum up to',
    `(${anyComparison})(${anyAmount})`,
    ([comparison, amount = ''], values) => ({
      is: 'sum',
      comparison: readComparison(comparison),
      ...readAmount(amount, values),
    }),
  ],
  [
    'turns into',
    'does not turn into',
    `(${anyMark})`,
    ([value = ''], values) => ({ is: 'renamed', value: literalAt(value, values) }),
  ],
  [
    'is sorted',
    'is not sorted',
    `(?:by (?:(${anyMark})|the (${anyOrdinal}) column) )?in (ascending|descending) order`,
    ([by, column, direction], values) => ({
      is: 'sorted',
      ...(by && { by: literalAt(by, values) }),
      ...(column && { column: readOrdinal(column) }),
      direction: direction === 'descending' ? 'descending' : 'ascending',
    }),
  ],
  [
    'has the',
    'does not have the',
    `(attribute|style) (${anyMark}) of (${anyMark})`,
    ([is, name = '', value = ''], values) => ({
      is: is === 'style' ? 'style' : 'attribute',
      name: literalAt(name, values),
      value: literalAt(value, values),
    }),
  ],
  [
    'is',
    'is not',
    `(${comparedWords}) (.+)`,
    ([words, operands = ''], values) => readOperands(words, operands, values),
  ],
  [
    'holds exactly',
    'does not hold exactly',
    `(${anyValues})( in this order)?`,
    ([list = '', ordered], values) => {
      const read = readValues(list, values);
      return read && { is: 'holding exactly', values: read, ...(ordered && { ordered: true }) };
    },
  ],
  [
    'holds only items that show',
    'does not hold only items that show',
    `(${anyMark})`,
    ([value = ''], values) => ({ is: 'holding only', value: literalAt(value, values) }),
  ],
  [
    'holds',
    'does not hold',
    '(.+)',
    ([words = ''], values) => {
      const read = readTarget(words, values);
      return read?.rest === '' ? { is: 'holding', target: read.target } : undefined;
    },
  ],
  [
    'is the page',
    'is not the page',
    `(${anyMark})`,
    ([name = ''], values) => ({ is: 'page', name: literalAt(name, values) }),
  ],
  [
    'takes at most',
    'does not take at most',
    `(${anyNumber}) seconds?`,
    ([digits]) => ({ is: 'seconds', atMost: Number(digits) }),
  ],
  [
    'has the status',
    'does not have the status',
    '(\\d+)',
    ([digits]) => ({ is: 'status', value: Number(digits) }),
  ],
  [
    'matches the schema',
    'does not match the schema',
    `(${anyMark})`,
    ([value = ''], values) => ({ is: 'schema', value: literalAt(value, values) }),
  ],
  ...answerForms.map(([form, read]): [string, string, string, Reader] => [
    'has',
    'does not have',
    form,
    (parts, values) => {
      const check = read(parts, values);
      return check && { is: 'answer', check };
    },
  ]),
  ['is', 'is not', `(${stateWords.join('|')})`, ([word]) => readState(word)],
];

function readState(word: string | undefined): Condition | { is: 'clean' } | undefined {
  const is = stateWords.find((known) => known === word);
  return is && { is };
}

const compiled = predicates.map(([positive, negative, tail, read]) => ({
  form: new RegExp(`^ (?:(${negative})|${positive}) ${tail}$`),
  read,
}));

function readPredicate(
  subject: Expectation['subject'],
  rest: string,
  values: string[],
): Expectation | undefined {
  for (const { form, read } of compiled) {
    const match = form.exec(rest);
    if (!match) continue;
    const condition = read(match.slice(2), values, subject);
    if (condition) return { subject, condition, ...(match[1] && { negated: true }) };
  }
  return undefined;
}
