import type { ApiCheck } from '@assay/contract';
import { expect, test } from 'vitest';
import { answerOf } from '../checks.fixture.ts';
import { evaluateCheck } from './evaluate-check.ts';

const body = {
  id: 7,
  name: 'Ann',
  admin: false,
  none: null,
  tags: ['a', 'b'],
  items: [{ price: 3 }, { price: 12 }],
  'a b': { deep: true },
};
const answer = answerOf(body, {
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Rate-Limit', '42'],
    ['Set-Cookie', 'sid=very-secret; HttpOnly'],
    ['Set-Cookie', 'theme=dark'],
  ],
  size: 120,
  totalMs: 250,
});

type Operator = Extract<ApiCheck, { type: 'jsonpath' }>['operator'];
const path = (where: string, operator: Operator, value?: unknown): ApiCheck => ({
  type: 'jsonpath',
  path: where,
  operator,
  ...(value === undefined ? {} : { value }),
});
const header = (name: string, operator: Operator, value = ''): ApiCheck => ({
  type: 'header',
  name,
  operator,
  value,
});

const rows: [check: ApiCheck, passed: boolean, message: string | RegExp][] = [
  [{ type: 'status', equals: '200' }, true, 'The status is 200 OK, as expected.'],
  [{ type: 'status', equals: '2XX' }, true, /200 OK/],
  [{ type: 'status', equals: ['404', '5xx'] }, false, 'The status is 200 OK, expected 404 or 5xx.'],
  [{ type: 'time', maxMs: 250 }, true, 'The response time is 250 ms, as expected.'],
  [{ type: 'time', maxMs: 249 }, false, 'The response time is 250 ms, expected at most 249 ms.'],
  [{ type: 'size', maxBytes: 119 }, false, 'The size of the body is 120 bytes, expected at most 119 bytes.'],
  [header('content-TYPE', 'equals', 'application/json'), true, /as expected/],
  [header('x-missing', 'exists'), false, 'The header "x-missing" is not there, expected to exist.'],
  [header('x-missing', 'not exists'), true, 'The header "x-missing" is not there, as expected.'],
  [header('x-missing', 'not equals', 'a'), false, /not there/],
  [header('x-rate-limit', 'at least', '40'), true, /"42"/],
  [
    header('x-rate-limit', 'less than', '5'),
    false,
    'The header "x-rate-limit" is "42", expected less than "5".',
  ],
  [header('x-rate-limit', 'is type', 'integer'), true, /./],
  [header('x-rate-limit', 'has length', '2'), true, /./],
  [header('set-cookie', 'contains', 'theme=dark'), true, /sid=••••••; HttpOnly, theme=••••••/],
  [header('set-cookie', 'not contains', 'HttpOnly'), false, /^(?!.*very-secret)/],
  [{ type: 'body', operator: 'contains', value: '"Ann"' }, true, /./],
  [{ type: 'body', operator: 'not contains', value: 'Ann' }, false, /expected not to contain "Ann"\.$/],
  [{ type: 'body', operator: 'equals', value: 'x' }, false, /^The body is "\{.*expected "x"\.$/],
  [{ type: 'body', operator: 'matches', value: '"price":\\s*\\d+' }, true, /./],
  [{ type: 'body', operator: 'matches', value: '/ANN/i' }, true, /./],
  [{ type: 'body', operator: 'matches', value: '(' }, false, /^The pattern cannot be read: /],
  [path('$.id', 'equals', 7), true, '$.id is 7, as expected.'],
  [path('$.id', 'equals', '7'), false, '$.id is 7, expected "7".'],
  [path('$.id', 'not equals', 8), true, /./],
  [path('$.items[0]', 'equals', { price: 3 }), true, /./],
  [path('$.items[0]', 'equals', { price: 3, tax: 1 }), false, /./],
  [path('$["a b"]', 'equals', {}), false, /./],
  [path('$.nothing', 'not equals', 8), false, '$.nothing is not there, expected not 8.'],
  [path('$.id', 'less than', 7), false, '$.id is 7, expected less than 7.'],
  [path('$.id', 'at most', '7'), true, /./],
  [path('$.id', 'more than', 6.5), true, /./],
  [path('$.name', 'at least', 'Amy'), true, /./],
  [path('$.name', 'less than', 5), false, /./],
  [path('$.name', 'matches', '^A'), true, /./],
  [path('$.name', 'contains', 'nn'), true, /./],
  [path('$.tags', 'contains', 'b'), true, /./],
  [path('$.tags', 'not contains', 'b'), false, '$.tags is ["a","b"], expected not to contain "b".'],
  [path("$['a b']", 'contains', { deep: true }), true, /./],
  [path('$.tags', 'has length', 2), true, /./],
  [path('$.name', 'has length', '4'), false, '$.name is "Ann", expected the length 4.'],
  [path('$.name', 'has length', 'many'), false, '"many" is not a length. Use a whole number.'],
  [path('$.none', 'exists'), true, '$.none is null, as expected.'],
  [path('$.none', 'is type', 'null'), true, /./],
  [path('$.id', 'is type', 'integer'), true, /./],
  [path('$.admin', 'is type', 'string'), false, '$.admin is false, expected the type string.'],
  [path('$.id', 'is type', 'numeral'), false, /^"numeral" is not a type\. Use one of string, /],
  [path('$.id', 'equals'), false, /^A value to compare with is missing/],
  [path('$.items[*].price', 'equals', [3, 12]), true, /./],
  [path('$.items[*].price', 'equals', 3), false, '$.items[*].price is [3,12], expected 3.'],
  [path('$.items[?@.price > 10].price', 'equals', 12), true, /./],
  [path('$..price', 'less than', 10), false, '$..price is 12 among others, expected less than 10.'],
  [path('$..price', 'less than', 13), true, /./],
  [path('$..price', 'contains', 12), true, /./],
  [path('$..price', 'has length', 2), true, '$..price is a list of the length 2, as expected.'],
  [path('$..color', 'exists'), false, '$..color is not there, expected to exist.'],
  [path('$..color', 'less than', 10), false, /not there/],
  [path('$..color', 'has length', 0), true, /./],
  [path('$.[', 'exists'), false, /^The JSONPath \$\.\[ cannot be read: /],
  [path('$[?length(@)]', 'exists'), false, /must be compared with something\.$/],
  [{ type: 'graphql', errors: 'none' }, false, /^The body is not an answer of GraphQL/],
  [{ type: 'schema', schema: false }, false, /./],
  [
    {
      type: 'schema',
      schema: { properties: { items: { items: { properties: { price: { maximum: 10 } } } } } },
    },
    false,
    'The body does not keep to the schema: /items/1/price must be <= 10.',
  ],
  [
    { type: 'schema', schema: { required: ['id', 'email'], properties: { name: { type: 'integer' } } } },
    false,
    "The body does not keep to the schema: the body must have required property 'email'; /name must be integer.",
  ],
  [{ type: 'schema', schema: { type: 'objekt' } }, false, /^The schema itself is not valid: /],
  [
    { type: 'schema', schema: { $ref: 'https://example.com/other.json' } },
    false,
    /^The schema refers to "https:\/\/example\.com\/other\.json", which is not part of it\./,
  ],
  [
    { type: 'schema', schema: { $schema: 'http://json-schema.org/draft-04/schema#' } },
    false,
    /not known here/,
  ],
];

test.each(rows)('%j: %s', (check, passed, message) => {
  const verdict = evaluateCheck(check, answer);
  expect(verdict.passed).toBe(passed);
  if (typeof message === 'string') expect(verdict.message).toBe(message);
  else expect(verdict.message).toMatch(message);
});

test('errors of GraphQL are told with their message and place', () => {
  const failed = answerOf({ data: null, errors: [{ message: 'No such user', path: ['user', 0] }, {}] });
  expect(evaluateCheck({ type: 'graphql', errors: 'none' }, failed)).toEqual({
    passed: false,
    message:
      'The GraphQL answer is with the error "No such user" at user.0 and 1 more, expected without errors.',
    expected: 'without errors',
    actual: 'with the error "No such user" at user.0 and 1 more',
  });
  expect(evaluateCheck({ type: 'graphql', errors: 'some' }, failed).passed).toBe(true);
  expect(evaluateCheck({ type: 'graphql', errors: 'none' }, answerOf({ data: {} })).passed).toBe(true);
});

test('a body that is not JSON, not text or very deep is judged too', () => {
  const exists: ApiCheck = { type: 'jsonpath', path: '$..a', operator: 'not exists' };
  const schema: ApiCheck = { type: 'schema', schema: { $ref: '#' } };
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(evaluateCheck(exists, answerOf('<html>')).message).toMatch(/^The body is not JSON: /);
  expect(evaluateCheck(exists, answerOf('')).message).toBe('The body is not JSON: it is empty.');
  expect(evaluateCheck(exists, answerOf('AAAA', { isText: false })).message).toMatch(/it is not text/);
  expect(evaluateCheck(exists, answerOf(deep)).passed).toBe(true);
  expect(evaluateCheck({ ...exists, path: '$' }, answerOf(deep)).passed).toBe(false);
  expect(evaluateCheck(schema, answerOf({ a: [] })).passed).toBe(false);
});

test('patterns, paths and schemas that would take forever are stopped', () => {
  const evil = `${'a'.repeat(60)}!`;
  const rows: [check: ApiCheck, answer: unknown, message: RegExp][] = [
    [{ type: 'body', operator: 'matches', value: '^(a+)+$' }, evil, /took too long to match/],
    [{ type: 'jsonpath', path: "$[?search(@, '^(a+)+$')]", operator: 'exists' }, [evil], /took too long/],
    [{ type: 'schema', schema: { items: { pattern: '^(a+)+$' } } }, [evil], /took too long/],
  ];
  for (const [check, given, message] of rows) {
    const { passed, message: told } = evaluateCheck(check, answerOf(given));
    expect([passed, told]).toEqual([false, expect.stringMatching(message)]);
  }
});
