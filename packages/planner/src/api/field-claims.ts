import { type Form, field, further, name, type Operator, value } from './claim-parts.ts';
import { mark, readValue, textOf } from './texts.ts';

const number = '(-?\\d+(?:\\.\\d+)?)';

const types: Record<string, string> = {
  number: 'number',
  integer: 'integer',
  'whole number': 'integer',
  string: 'string',
  text: 'string',
  boolean: 'boolean',
  list: 'array',
  array: 'array',
  object: 'object',
};

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const comparisons: Record<string, Operator> = {
  'more than': 'more than',
  'greater than': 'more than',
  'larger than': 'more than',
  above: 'more than',
  over: 'more than',
  '>': 'more than',
  'less than': 'less than',
  'smaller than': 'less than',
  below: 'less than',
  under: 'less than',
  '<': 'less than',
  'at least': 'at least',
  '>=': 'at least',
  'at most': 'at most',
  'no more than': 'at most',
  '<=': 'at most',
};
const comparison = Object.keys(comparisons)
  .sort((one, other) => other.length - one.length)
  .join('|');

/** Claims about fields of an answer that is JSON. */
export const fieldForms: Form[] = [
  [
    `(?:the )?(?:field |property )?${name} (?:is|should be|must be) (?:an? )?(number|integer|whole number|string|text|boolean|list|array|object)\\b`,
    ([which = '', type = '']) => field(which, 'is type', types[type.toLowerCase()]),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:exists?|is (?:present|set|there)|should exist|must exist|be present)\\b`,
    ([which = '']) => field(which, 'exists'),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:is (?:missing|absent|not (?:present|there|set))|does not exist|doesn't exist|must not exist|should not exist)\\b`,
    ([which = '']) => field(which, 'not exists'),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:is|should be|must be) empty\\b`,
    ([which = '']) => field(which, 'has length', 0),
  ],
  [
    `(?:the )?(?:field |property |list )?${name} (?:has|have|contains?|should have|must have) (?:exactly )?(\\d+) (?:items?|elements?|entries|characters|rows?|results?|objects?)\\b`,
    ([which = '', amount = '']) => field(which, 'has length', Number(amount)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:(?:is|should be|must be) )?(${comparison}) ${number}(?![\\w.]| ?(?:ms|seconds?|bytes?)\\b)`,
    ([which = '', how = '', amount = '']) =>
      field(which, comparisons[how.toLowerCase()] ?? 'equals', Number(amount)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:starts|begins|should start|must start) with ${value}`,
    ([which = '', content = ''], kept) => field(which, 'matches', `^${asPattern(textOf(content, kept))}`),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:ends|should end|must end) with ${value}`,
    ([which = '', content = ''], kept) => field(which, 'matches', `${asPattern(textOf(content, kept))}$`),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:should |must )?match(?:es)? (?:the )?(?:pattern |regex |regular expression )?(?:/((?:[^/\\\\]|\\\\.)+)/|(${mark}))`,
    ([which = '', pattern, found], kept) => field(which, 'matches', pattern ?? textOf(found ?? '', kept)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:does not|doesn't|must not|should not) (?:contain|include) ${value}`,
    ([which = '', content = ''], kept) => field(which, 'not contains', readValue(content, kept)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:should |must )?(?:contains?|includes?) ${value}`,
    ([which = '', content = ''], kept) => field(which, 'contains', readValue(content, kept)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:is not|isn't|should not be|must not be|does not equal|!=) ${value}`,
    ([which = '', content = ''], kept) => field(which, 'not equals', readValue(content, kept)),
  ],
  [
    `(?:the )?(?:field |property )?${name} (?:is|equals?|should be|must be|should equal|must equal|==?) (?:exactly )?(?!not\\b|an? |the )${value}`,
    ([which = '', content = ''], kept) => field(which, 'equals', readValue(content, kept)),
  ],
  [
    `(?:(?:an? |the )?(?:json |response )?(?:body|response|answer|json|object|it) )(?:should |must )?(?:has|have) (?:an? |the )?${name}((?:(?:,|,? and) (?:an? |the )?${further}(?=\\s*(?:,|and\\b|$)))*)(?=\\s*(?:,|and\\b|where\\b|within\\b|$))`,
    ([first = '', others = '']) =>
      [first, ...others.split(/,? and |, ?/)]
        .map((one) => one.replace(/^(?:an?|the) /, ''))
        .filter(Boolean)
        .flatMap((one) => field(one, 'exists')),
  ],
  [
    `(?:has|have) (?:an? |the )?${name}(?=\\s*(?:,|and\\b|where\\b|within\\b|$))`,
    ([which = '']) => field(which, 'exists'),
  ],
];
