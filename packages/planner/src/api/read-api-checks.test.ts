import { expect, test } from 'vitest';
import { readApiChecks } from './read-api-checks.ts';

const status = (equals: string | string[]) => ({ type: 'status', equals });
const contains = (value: string) => ({ type: 'body', operator: 'contains', value });
const path = (at: string, operator: string, value?: unknown) => ({
  type: 'jsonpath',
  path: at,
  operator,
  ...(value !== undefined && { value }),
});

/** One request each, everything in it understood. */
const rows: [text: string, request: object, checks: object[]][] = [
  [
    'GET /ping answers 200 and contains ok',
    { method: 'GET', path: '/ping', bodyKind: 'none' },
    [status('200'), contains('ok')],
  ],
  [
    'POST /users with {"name":"Ada"} returns 201 and the body has id',
    { method: 'POST', path: '/users', bodyKind: 'json', body: '{"name":"Ada"}' },
    [status('201'), path('$.id', 'exists')],
  ],
  [
    'GET /users/1 should respond within 500 ms with JSON where name is Ada',
    { path: '/users/1' },
    [
      { type: 'time', maxMs: 500 },
      { type: 'header', name: 'Content-Type', operator: 'contains', value: 'json' },
      path('$.name', 'equals', 'Ada'),
    ],
  ],
  [
    'GET /a returns 200. The header content-type contains json.',
    {},
    [status('200'), { type: 'header', name: 'content-type', operator: 'contains', value: 'json' }],
  ],
  ['Check that a GET request to /a responds with a status of 404 Not Found', {}, [status('404')]],
  [
    'When I send a DELETE to /users/7, it should return 204',
    { method: 'DELETE', path: '/users/7' },
    [status('204')],
  ],
  ['get /a gives either 200 or 304', {}, [status(['200', '304'])]],
  ['GET /a returns 2xx within 1.5 seconds', {}, [status('2xx'), { type: 'time', maxMs: 1500 }]],
  ['/health is ok', { method: 'GET', path: '/health' }, [status('2xx')]],
  ['GET /missing is not found', {}, [status('404')]],
  [
    'GET /a contains "hello, and world" and does not contain error',
    {},
    [contains('hello, and world'), { type: 'body', operator: 'not contains', value: 'error' }],
  ],
  [
    'GET /a returns 200 where user.name is "Ada Lovelace", age is 36 and active is true',
    {},
    [
      status('200'),
      path('$.user.name', 'equals', 'Ada Lovelace'),
      path('$.age', 'equals', 36),
      path('$.active', 'equals', true),
    ],
  ],
  [
    'GET /a returns 200 and the response has id, name and email',
    {},
    [status('200'), path('$.id', 'exists'), path('$.name', 'exists'), path('$.email', 'exists')],
  ],
  [
    'GET /a returns 200 and the body has the fields id and name',
    {},
    [status('200'), path('$.id', 'exists'), path('$.name', 'exists')],
  ],
  [
    'GET /a returns 200 and id is a number and items[0].price is greater than 9.5',
    {},
    [status('200'), path('$.id', 'is type', 'number'), path('$.items[0].price', 'more than', 9.5)],
  ],
  ['GET /a returns 200 and the body contains 3 items', {}, [status('200'), path('$', 'has length', 3)]],
  [
    'GET /a returns 200 and items has 3 entries and error is missing',
    {},
    [status('200'), path('$.items', 'has length', 3), path('$.error', 'not exists')],
  ],
  [
    'GET /a returns 200 and name starts with A and code matches /^\\d+$/',
    {},
    [status('200'), path('$.name', 'matches', '^A'), path('$.code', 'matches', '^\\d+$')],
  ],
  [
    'GET /a returns 200 and user-name.x[0] is 1',
    {},
    [status('200'), path("$['user-name'].x[0]", 'equals', 1)],
  ],
  [
    'GET /a returns 200 and state is not "closed"',
    {},
    [status('200'), path('$.state', 'not equals', 'closed')],
  ],
  [
    'GET /a with header X-Key: abc returns 200 and has the header ETag',
    { headers: { 'X-Key': 'abc' } },
    [status('200'), { type: 'header', name: 'ETag', operator: 'exists' }],
  ],
  [
    'GET /a with token {{token}} returns 200',
    { auth: { type: 'bearer', token: '{{token}}' } },
    [status('200')],
  ],
  [
    'GET /a as ada:secret returns 200',
    { auth: { type: 'basic', username: 'ada', password: 'secret' } },
    [status('200')],
  ],
  [
    'POST /login with the form user=ada&pin=1 without following redirects returns 302',
    { bodyKind: 'form', body: { user: 'ada', pin: '1' }, followRedirects: false },
    [status('302')],
  ],
  ['POST /a with the body "plain text" succeeds', { bodyKind: 'text', body: 'plain text' }, [status('2xx')]],
  [
    'POST /a with {"id":1} returns 201, remember id as userId',
    { captures: [{ name: 'userId', from: 'jsonpath', expression: '$.id' }] },
    [status('201')],
  ],
  ['GET /a returns 200 and the body is {"a":[1,2]}', {}, [status('200'), path('$', 'equals', { a: [1, 2] })]],
  [
    'GET /a returns 200 and matches the schema {"type":"object"}',
    {},
    [status('200'), { type: 'schema', schema: { type: 'object' } }],
  ],
  ['GET /a returns 200 and is smaller than 2 kb', {}, [status('200'), { type: 'size', maxBytes: 2000 }]],
  [
    'POST /graphql with {"query":"{ a }"} returns 200 without errors',
    { body: '{"query":"{ a }"}' },
    [status('200'), { type: 'graphql', errors: 'none' }],
  ],
  ['GET /users/{{userId}} returns 200', { path: '/users/{{userId}}' }, [status('200')]],
  [
    'GET /a: status is 200, content-type is application/json',
    {},
    [
      status('200'),
      { type: 'header', name: 'Content-Type', operator: 'contains', value: 'application/json' },
    ],
  ],
];

test.each(rows)('%s', (text, request, checks) => {
  const { endpoints, notes } = readApiChecks(text);
  expect(notes).toEqual([]);
  expect(endpoints).toHaveLength(1);
  expect(endpoints[0]).toMatchObject(request);
  expect(endpoints[0]?.validations).toMatchObject(checks);
  expect(endpoints[0]?.validations).toHaveLength(checks.length);
});

test('several lines, a base, and whole addresses', () => {
  const text = `Base URL: https://api.test/v1
1. GET /ping answers 200.
   It contains pong.
2. POST /users with {"name": "A. B"} returns 201; then GET https://api.test/v1/users/1 returns 200`;
  const { baseUrl, endpoints, notes } = readApiChecks(text);
  expect(notes).toEqual([]);
  expect(baseUrl).toBe('https://api.test/v1');
  expect(endpoints.map(({ name, validations }) => [name, validations.length])).toEqual([
    ['GET /ping', 2],
    ['POST /users', 1],
    ['GET /users/1', 1],
  ]);
  expect(
    readApiChecks('GET https://a.test/x returns 200. GET https://a.test returns 200').endpoints.map(
      (one) => one.path,
    ),
  ).toEqual(['/x', '/']);
  expect(readApiChecks('On http://127.0.0.1:80, GET /x returns 200').baseUrl).toBe('http://127.0.0.1:80');
});

/** What is not understood is told, and what is understood beside it still counts. */
const strange: [text: string, said: RegExp, checks: number][] = [
  ['The weather is nice', /“The weather is nice” was not understood: it names no request/, -1],
  ['GET /a returns 200 and sings a song', /“sings a song” was not understood/, 1],
  ['GET /a', /Nothing is checked of GET \/a/, 0],
  ['GET /a does not return 500', /not return 500/, 0],
  ['GET /a returns 200 and should', /“should” says nothing/, 1],
  ['HEAD /a returns 200', /HEAD \/a” cannot be tested/, -1],
  ['POST /a with {"a":} returns 200', /not valid JSON/, 1],
  ['GET /a returns 200 and the first name is Ada', /first name is Ada/, 1],
  ['GET /a returns 200 unless it is Monday', /unless it is Monday/, 1],
];

test.each(strange)('%s: %s', (text, said, checks) => {
  const { endpoints, notes } = readApiChecks(text);
  expect(notes.join('\n')).toMatch(said);
  expect(endpoints[0]?.validations.length ?? -1).toBe(checks);
});

test('long texts of joining words are read in little time', () => {
  for (const text of [
    'and the '.repeat(600),
    'a is '.repeat(900),
    'has a, '.repeat(700),
    'contains x and '.repeat(330),
  ]) {
    const { endpoints } = readApiChecks(`GET /a returns 200 ${text}`);
    expect(endpoints).toHaveLength(1);
  }
});
