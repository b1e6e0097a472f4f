import type { ApiCheck } from '@assay/contract';
import type { CheckOperator } from '@assay/contract/choices';
import { anyNumber } from './numbers.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt } from './targets.ts';

/** What an answer is compared by; its whole text, one status, its time and its schema have conditions of their own. */
export type AnswerCheck = Extract<ApiCheck, { type: 'status' | 'header' | 'jsonpath' | 'size' | 'graphql' }>;

const operatorWords: Record<Exclude<CheckOperator, 'exists' | 'not exists'>, string> = {
  equals: 'equals',
  'not equals': 'does not equal',
  contains: 'contains',
  'not contains': 'does not contain',
  matches: 'matches',
  'less than': 'is less than',
  'at most': 'is at most',
  'more than': 'is more than',
  'at least': 'is at least',
  'is type': 'is of the type',
  'has length': 'has the length',
};

/** Texts are quoted, numbers and the like stand as they are; lists and objects are said to be JSON. */
function renderValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  const json = JSON.stringify(value) ?? 'null';
  return typeof value === 'object' && value !== null ? `the JSON ${quote(json)}` : json;
}

const anyValue = `(?:${anyMark}|the JSON ${anyMark}|${anyNumber}|true|false|null)`;

function readValue(text: string, values: string[]): { value: unknown } | undefined {
  const json = /^the JSON (.+)$/.exec(text)?.[1];
  if (!json && /^[^\d\-tfn]/.test(text)) return { value: literalAt(text, values) };
  try {
    return { value: JSON.parse(json ? literalAt(json, values) : text) };
  } catch {
    return undefined;
  }
}

function renderCompared(operator: CheckOperator, value: unknown): string {
  if (operator === 'exists' || operator === 'not exists') return '';
  return ` that ${operatorWords[operator]} ${renderValue(value)}`;
}

/** The words after "the response". */
export function renderAnswer(check: AnswerCheck, negated: boolean): string {
  const has = negated ? 'does not have' : 'has';
  switch (check.type) {
    case 'status':
      return `${has} a status of ${typeof check.equals === 'string' ? check.equals : check.equals.join(' or ')}`;
    case 'header':
    case 'jsonpath': {
      const article = check.operator === 'not exists' ? 'no' : 'the';
      const what = check.type === 'header' ? `header ${quote(check.name)}` : `field ${quote(check.path)}`;
      return `${has} ${article} ${what}${renderCompared(check.operator, check.value)}`;
    }
    case 'size':
      return `${has} at most ${check.maxBytes} bytes`;
    case 'graphql':
      return `${has} ${check.errors === 'none' ? 'no' : 'some'} GraphQL errors`;
  }
}

const operators = Object.entries(operatorWords) as [CheckOperator, string][];
const anyOperator = operators
  .map(([, words]) => words)
  .sort((one, other) => other.length - one.length)
  .join('|');

/** The forms of what `renderAnswer` says after "has" or "does not have". */
export const answerForms: [
  form: string,
  read: (parts: string[], values: string[]) => AnswerCheck | undefined,
][] = [
  [
    'a status of ([1-5](?:\\d\\d|xx)(?: or [1-5](?:\\d\\d|xx))*)',
    ([list = '']) => {
      const all = list.split(' or ');
      return { type: 'status', equals: all.length === 1 ? list : all };
    },
  ],
  [
    `(the|no) (header|field) (${anyMark})(?: that (${anyOperator}) (${anyValue}))?`,
    ([article, what, name = '', words, value], values) => {
      const bare = article === 'no' ? 'not exists' : 'exists';
      const operator = words ? operators.find(([, known]) => known === words)?.[0] : bare;
      const read = value === undefined ? undefined : readValue(value, values);
      if (!operator || (article === 'no' && words) || (words && !read)) return undefined;
      const at = literalAt(name, values);
      if (what === 'field')
        return { type: 'jsonpath', path: at, operator, ...(read && { value: read.value }) };
      if (read && typeof read.value !== 'string') return undefined;
      return { type: 'header', name: at, operator, value: read ? String(read.value) : '' };
    },
  ],
  ['at most (\\d+) bytes', ([bytes]) => ({ type: 'size', maxBytes: Number(bytes) })],
  ['(no|some) GraphQL errors', ([which]) => ({ type: 'graphql', errors: which === 'no' ? 'none' : 'some' })],
];
