import type { ApiCheck } from '@assay/contract';
import { type CheckOperator, checkOperators } from '@assay/contract/choices';
import { newKey } from '../../draft/test-draft.ts';

export const bodyOperators = ['equals', 'contains', 'not contains', 'matches'] as const;

/** A check as it is typed: everything in texts, and nothing lost when its type changes. */
export interface CheckDraft {
  key: string;
  type: ApiCheck['type'];
  /** `200`, `2xx`, or several with commas. */
  statuses: string;
  /** A header's name or a JSONPath. */
  subject: string;
  operator: CheckOperator;
  value: string;
  schema: string;
  /** Milliseconds or bytes. */
  limit: string;
  errors: 'none' | 'some';
}

export function newCheck(type: ApiCheck['type']): CheckDraft {
  const limit = { time: '1000', size: '100000' } as Partial<Record<ApiCheck['type'], string>>;
  return {
    key: newKey(),
    type,
    statuses: '2xx',
    subject: type === 'jsonpath' ? '$' : '',
    operator: type === 'jsonpath' ? 'exists' : type === 'body' ? 'contains' : 'equals',
    value: '',
    schema: '{\n  "type": "object"\n}',
    limit: limit[type] ?? '',
    errors: 'none',
  };
}

export function operatorsOf(type: ApiCheck['type']): readonly CheckOperator[] {
  return type === 'body' ? bodyOperators : checkOperators;
}

export function takesValue(operator: CheckOperator): boolean {
  return operator !== 'exists' && operator !== 'not exists';
}

/** Patterns and names of types are texts; anything else is JSON where it reads as such. */
function writeValue(text: string, operator: CheckOperator): unknown {
  if (operator === 'matches' || operator === 'is type') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** As it has to be typed to come out as the same value. */
function readValue(value: unknown, operator: CheckOperator): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && writeValue(value, operator) === value) return value;
  return JSON.stringify(value);
}

export function readCheck(check: ApiCheck): CheckDraft {
  const draft = newCheck(check.type);
  switch (check.type) {
    case 'status':
      return { ...draft, statuses: [check.equals].flat().join(', ') };
    case 'header':
      return { ...draft, subject: check.name, operator: check.operator, value: check.value };
    case 'body':
      return { ...draft, operator: check.operator, value: check.value };
    case 'jsonpath':
      return {
        ...draft,
        subject: check.path,
        operator: check.operator,
        value: readValue(check.value, check.operator),
      };
    case 'schema':
      return { ...draft, schema: JSON.stringify(check.schema, null, 2) };
    case 'time':
      return { ...draft, limit: String(check.maxMs) };
    case 'size':
      return { ...draft, limit: String(check.maxBytes) };
    case 'graphql':
      return { ...draft, errors: check.errors };
  }
}

function isSchema(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === 'boolean' || (typeof value === 'object' && value !== null && !Array.isArray(value))
    );
  } catch {
    return false;
  }
}

/** What is wrong with a check as it stands; empty where nothing is. */
export function findCheckProblem(draft: CheckDraft): string {
  const { type, statuses, subject, operator, value, schema, limit } = draft;
  switch (type) {
    case 'status': {
      const parts = statuses.split(',').map((part) => part.trim());
      return parts.every((part) => /^[1-5](\d\d|xx)$/i.test(part))
        ? ''
        : 'A status is a number as 200, or a class as 2xx; several have commas between them.';
    }
    case 'header':
      return subject.trim() ? '' : 'Name the header.';
    case 'jsonpath':
      if (!subject.trim().startsWith('$')) return 'A JSONPath begins with $, as in $.items[0].id.';
      return operator === 'is type' && !value.trim() ? 'Say which type, as string or number.' : '';
    case 'body':
      return value === '' && operator !== 'equals' ? 'Say what to look for.' : '';
    case 'schema':
      return isSchema(schema) ? '' : 'The schema must be a JSON object.';
    case 'time':
      return Number(limit) > 0 ? '' : 'Say how many milliseconds, as a number above 0.';
    case 'size':
      return /^\d+$/.test(limit.trim()) ? '' : 'Say how many bytes, as a whole number.';
    case 'graphql':
      return '';
  }
}

/** The check that a draft without problems stands for. */
export function writeCheck(draft: CheckDraft): ApiCheck {
  const { type, operator, value } = draft;
  const subject = draft.subject.trim();
  switch (type) {
    case 'status': {
      const [first = '', ...others] = draft.statuses.split(',').map((part) => part.trim());
      return { type, equals: others.length > 0 ? [first, ...others] : first };
    }
    case 'header':
      return { type, name: subject, operator, value: takesValue(operator) ? value : '' };
    case 'body':
      return { type, operator: bodyOperators.find((known) => known === operator) ?? 'contains', value };
    case 'jsonpath':
      return {
        type,
        path: subject,
        operator,
        ...(takesValue(operator) && { value: writeValue(value, operator) }),
      };
    case 'schema':
      return { type, schema: JSON.parse(draft.schema) };
    case 'time':
      return { type, maxMs: Number(draft.limit) };
    case 'size':
      return { type, maxBytes: Number(draft.limit) };
    case 'graphql':
      return { type, errors: draft.errors };
  }
}
