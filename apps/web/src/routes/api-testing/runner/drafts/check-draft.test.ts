import type { ApiCheck } from '@assay/contract';
import { expect, test } from 'vitest';
import { findCheckProblem, newCheck, readCheck, writeCheck } from './check-draft.ts';

const checks: ApiCheck[] = [
  { type: 'status', equals: '200' },
  { type: 'status', equals: ['200', '4xx'] },
  { type: 'header', name: 'Content-Type', operator: 'contains', value: 'json' },
  { type: 'header', name: 'X', operator: 'exists', value: '' },
  { type: 'body', operator: 'matches', value: '^ok$' },
  { type: 'jsonpath', path: '$.id', operator: 'equals', value: 7 },
  { type: 'jsonpath', path: '$.id', operator: 'equals', value: '7' },
  { type: 'jsonpath', path: '$.id', operator: 'equals', value: '"' },
  { type: 'jsonpath', path: '$.name', operator: 'equals', value: 'Ada' },
  { type: 'jsonpath', path: '$.list', operator: 'equals', value: [1, { a: null }] },
  { type: 'jsonpath', path: '$.name', operator: 'is type', value: 'null' },
  { type: 'jsonpath', path: '$.code', operator: 'matches', value: '[0-9]' },
  { type: 'jsonpath', path: '$.x', operator: 'not exists' },
  { type: 'schema', schema: { type: 'object' } },
  { type: 'time', maxMs: 250.5 },
  { type: 'size', maxBytes: 10 },
  { type: 'graphql', errors: 'some' },
];

test.each(checks)('%j comes back from its form', (check) => {
  expect(findCheckProblem(readCheck(check))).toBe('');
  expect(writeCheck(readCheck(check))).toEqual(check);
});

test('a new check is whole as far as it can be', () => {
  for (const type of ['status', 'jsonpath', 'schema', 'time', 'size', 'graphql'] as const) {
    expect(findCheckProblem(newCheck(type))).toBe('');
  }
});

test.each([
  [{ type: 'status', statuses: '200, yes' }],
  [{ type: 'status', statuses: '' }],
  [{ type: 'header', subject: ' ' }],
  [{ type: 'jsonpath', subject: 'id' }],
  [{ type: 'jsonpath', subject: '$.id', operator: 'is type', value: '' }],
  [{ type: 'body', operator: 'contains', value: '' }],
  [{ type: 'schema', schema: '{' }],
  [{ type: 'schema', schema: '7' }],
  [{ type: 'time', limit: '0' }],
  [{ type: 'time', limit: 'soon' }],
  [{ type: 'size', limit: '1.5' }],
] as const)('%j is refused with a sentence', (change) => {
  expect(findCheckProblem({ ...newCheck(change.type), ...change })).toMatch(/\.$/);
});
