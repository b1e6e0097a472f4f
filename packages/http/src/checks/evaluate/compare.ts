import type { CheckOperator } from '@assay/contract/choices';
import { matchText } from './match-text.ts';
import { isSame } from './same.ts';
import { show } from './show.ts';

type Order = 'less than' | 'at most' | 'more than' | 'at least';

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isOfType(value: unknown, type: string): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeOf(value) === type;
}

/** Of a text its characters, of a list its items, of an object its members. */
export function lengthOf(value: unknown): number | undefined {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function isInOrder(operator: Order, actual: unknown, expected: unknown): boolean {
  const numbers = [toNumber(actual), toNumber(expected)] as const;
  // Texts that are no numbers, such as dates, are compared as texts.
  const areTexts = typeof actual === 'string' && typeof expected === 'string' && numbers.some(Number.isNaN);
  const [one, other] = areTexts ? [actual, expected] : numbers;
  switch (operator) {
    case 'less than':
      return one < other;
    case 'at most':
      return one <= other;
    case 'more than':
      return one > other;
    case 'at least':
      return one >= other;
  }
}

function contains(actual: unknown, expected: unknown): boolean {
  if (typeof actual === 'string') return actual.includes(asText(expected));
  if (Array.isArray(actual)) return actual.some((item) => isSame(item, expected));
  if (typeof actual !== 'object' || actual === null) return String(actual).includes(asText(expected));
  if (typeof expected === 'string') return Object.hasOwn(actual, expected);
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return false;
  return Object.entries(expected).every(
    ([name, value]) =>
      Object.hasOwn(actual, name) && isSame((actual as Record<string, unknown>)[name], value),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a value that is there holds to an operator; throws `BadPattern` for what cannot be matched. */
export function holds(operator: CheckOperator, actual: unknown, expected: unknown): boolean {
  switch (operator) {
    case 'exists':
      return true;
    case 'not exists':
      return false;
    case 'equals':
      return isSame(actual, expected);
    case 'not equals':
      return !isSame(actual, expected);
    case 'contains':
      return contains(actual, expected);
    case 'not contains':
      return !contains(actual, expected);
    case 'matches':
      return matchText(asText(actual), asText(expected)) !== null;
    case 'is type':
      return isOfType(actual, String(expected).trim().toLowerCase());
    case 'has length':
      return lengthOf(actual) === toNumber(expected);
    default:
      return isInOrder(operator, actual, expected);
  }
}

/** What is wrong with the check itself; undefined where it can be judged. */
export function findFault(operator: CheckOperator, expected: unknown): string | undefined {
  const needsValue = operator !== 'exists' && operator !== 'not exists';
  if (needsValue && expected === undefined) return `A value to compare with is missing for "${operator}".`;
  if (operator === 'is type' && !types.includes(String(expected).trim().toLowerCase())) {
    return `${show(expected)} is not a type. Use one of ${types.join(', ')}.`;
  }
  if (operator === 'has length' && !Number.isInteger(toNumber(expected))) {
    return `${show(expected)} is not a length. Use a whole number.`;
  }
  return undefined;
}

/** What is expected, as it stands after "expected". */
export function sayExpected(operator: CheckOperator, expected: unknown): string {
  switch (operator) {
    case 'equals':
      return show(expected);
    case 'not equals':
      return `not ${show(expected)}`;
    case 'contains':
    case 'not contains':
      return `${operator === 'contains' ? '' : 'not '}to contain ${show(expected)}`;
    case 'matches':
      return `to match ${typeof expected === 'string' ? expected : show(expected)}`;
    case 'exists':
      return 'to exist';
    case 'not exists':
      return 'not to exist';
    case 'is type':
      return `the type ${String(expected)}`;
    case 'has length':
      return `the length ${String(expected)}`;
    default:
      return `${operator} ${show(expected)}`;
  }
}
