import { type ApiResult, apiEndpoint, calls } from '@assay/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { documentEndpoints, importEndpoints, writeMarkdown, writeOpenApi } from './index.ts';

function observe(
  method: string,
  url: string,
  status: number,
  body: unknown,
  more: Partial<ApiResult> = {},
): ApiResult {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    index: 0,
    name: '',
    method,
    url,
    row: null,
    passed: true,
    attempts: 1,
    error: null,
    request: { headers: {}, body: '' },
    response: {
      status,
      statusText: '',
      headers: [
        ['Content-Type', typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'],
      ],
      body: text,
      isText: true,
      isCut: false,
      size: text.length,
      redirects: [],
    },
    timing: { lookup: 0, connect: 1, tls: null, firstByte: 5, total: 10 },
    checks: [],
    captured: {},
    ...more,
  };
}

const endpoints = [
  {
    name: 'List users',
    path: '/users?page=2&tag=a&tag=b',
    headers: { 'X-Trace': 'abc', 'X-Api-Key': 'sk-very-secret-key' },
    validations: [{ type: 'status', equals: '200' }],
  },
  { name: 'Read user', path: '/users/7' },
  { name: 'Missing user', path: '/users/999' },
  {
    name: 'Create user',
    method: 'POST',
    path: '/users',
    body: { name: 'Ada', age: 36 },
    auth: { type: 'bearer', token: 'bearer-secret-1' },
    validations: [{ type: 'status', equals: '201' }],
  },
  {
    name: 'Login',
    method: 'POST',
    path: '/login',
    bodyKind: 'form',
    body: { user: 'ada', password: 'login-secret-1' },
  },
  {
    name: 'Order of user',
    path: '/users/{{userId}}/orders/3fa85f64-5717-4562-b3fc-2c963f66afa6',
    auth: { type: 'apiKey', name: 'key', value: 'k-secret', in: 'query' },
  },
  {
    name: 'Picture',
    method: 'PUT',
    path: '/users/7/picture',
    bodyKind: 'multipart',
    body: { note: 'n', file: { base64: 'AA==', name: 'a.png', type: 'image/png' } },
  },
  {
    name: 'Graph',
    method: 'POST',
    path: '/graphql',
    bodyKind: 'graphql',
    body: { query: '{ users { id } }' },
    auth: { type: 'oauth', tokenUrl: 'https://id.test/token', clientId: 'c', clientSecret: 's' },
  },
  {
    name: 'Elsewhere',
    path: 'https://other.test/status',
    auth: { type: 'basic', username: 'u', password: 'basic-secret-1' },
  },
  { name: 'Text', method: 'PATCH', path: '/text', bodyKind: 'text', body: 'a | <b> ```c' },
].map((endpoint) => apiEndpoint.parse(endpoint));

const base = 'https://api.test/v1';
const documentation = documentEndpoints({
  title: 'Users | API',
  baseUrl: base,
  endpoints,
  observations: [
    observe('GET', `${base}/users?page=1&size=20`, 200, [{ id: 1, name: 'Ada', token: 'answer-secret-1' }]),
    observe('GET', `${base}/users/7`, 200, { id: 7, name: 'Bob', email: 'b@b.test', note: null }),
    observe('GET', `${base}/users/8`, 200, {
      id: 8,
      name: 'Eve',
      note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefghijk',
    }),
    observe('GET', `${base}/users/999`, 404, { error: 'none' }),
    observe('POST', `${base}/users`, 201, { id: 9 }, { request: { headers: {}, body: '{"name":"Cy"}' } }),
    observe('POST', `${base}/login`, 200, 'welcome'),
    observe('GET', `${base}/nowhere`, 200, { never: 1 }),
    observe(
      'GET',
      `${base}/users/5/orders/x1`,
      200,
      {},
      { response: null, error: { kind: 'timeout', message: '' } },
    ),
  ],
});

const secrets = /sk-very|bearer-secret|login-secret|answer-secret|k-secret|basic-secret|eyJhbGci/;

test('endpoints are documented with parameters, shapes of answers and examples without secrets', () => {
  expect(
    calls['POST /api/api-testing/documentation'].response.safeParse({
      success: true,
      data: { documentation },
    }).error,
  ).toBeUndefined();
  expect(JSON.stringify(documentation)).not.toMatch(secrets);
  expect(documentation.endpoints.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users',
    'GET /users/{userId}',
    'POST /users',
    'POST /login',
    'GET /users/{userId}/orders/{orderId}',
    'PUT /users/{userId}/picture',
    'POST /graphql',
    'GET https://other.test/status',
    'PATCH /text',
  ]);
  const [list, read, create, , order] = documentation.endpoints;
  expect(list?.parameters).toMatchObject([
    { name: 'page', in: 'query', type: 'integer', example: 2, required: false },
    { name: 'tag', in: 'query', type: 'array', example: ['a', 'b'] },
    { name: 'size', in: 'query', type: 'integer', example: 20 },
    { name: 'X-Trace', in: 'header', example: 'abc' },
    { name: 'X-Api-Key', in: 'header', example: '••••••' },
  ]);
  expect(list?.description).toBe('Observed once; the answer took 10 ms.');
  expect(read?.parameters).toMatchObject([
    { name: 'userId', in: 'path', type: 'integer', example: 7, required: true },
  ]);
  expect(read?.responses).toMatchObject([
    {
      status: 200,
      description: 'OK',
      observed: 2,
      schema: {
        required: ['id', 'name', 'note'],
        properties: { email: { format: 'email' }, note: { type: ['string', 'null'] } },
      },
    },
    { status: 404, description: 'Not Found', example: { error: 'none' } },
  ]);
  expect(create).toMatchObject({
    auth: { type: 'bearer' },
    request: {
      contentType: 'application/json',
      example: { name: 'Ada', age: 36 },
      schema: { required: ['name'] },
    },
    responses: [{ status: 201, observed: 1 }],
  });
  expect(order?.parameters).toMatchObject([
    { name: 'userId', type: 'integer', example: 5 },
    { name: 'orderId', type: 'string' },
  ]);
});

test('the OpenAPI file is valid, and imported again it gives the same endpoints', async () => {
  const text = writeOpenApi(documentation);
  expect(text).not.toMatch(secrets);
  const result = await new Validator().validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  const imported = importEndpoints(text, 'auto');
  expect(imported.baseUrl).toBe(base);
  const pick = ({ method, path, bodyKind, body, auth, name }: (typeof endpoints)[number]) => ({
    method,
    path,
    bodyKind,
    body,
    name,
    auth: auth?.type,
  });
  const expected = documentation.endpoints
    .map(({ name }) => endpoints.find((one) => one.name === name))
    .filter((one) => one !== undefined)
    .map(pick);
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  const changed: Record<string, object> = {
    // More was observed than was written, and secrets do not come back.
    'List users': { path: '/users?page=2&tag=a&tag=b&size=20' },
    // Users are made first, and their ids used afterwards.
    'Order of user': { path: '/users/{{userId}}/orders/3fa85f64-5717-4562-b3fc-2c963f66afa6' },
    Login: { body: { user: 'ada', password: '••••••' } },
    'Read user': { path: '/users/{{userId}}' },
    Picture: {
      path: '/users/{{userId}}/picture',
      body: { note: 'n', file: { base64: '', name: 'file', type: 'application/octet-stream' } },
    },
  };
  expect(imported.endpoints.map(pick).sort(byName)).toEqual(
    expected
      .map((one) => ({ ...one, ...(one.body === undefined && { bodyKind: 'none' }), ...changed[one.name] }))
      .sort(byName),
  );
  expect(imported.endpoints.find(({ name }) => name === 'Read user')?.validations).toMatchObject([
    { type: 'status', equals: '200' },
    { type: 'schema', schema: { required: ['id', 'name', 'note'] } },
  ]);
});

test('the Markdown is readable and nothing in it becomes markup by itself', () => {
  const text = writeMarkdown(documentation);
  expect(text).not.toMatch(secrets);
  expect(text).toContain('# Users \\| API');
  expect(text).toContain('## GET `/users/{userId}`');
  expect(text).toContain('| `userId` | path | integer | yes | Tells which user is meant. | `7` |');
  expect(text).toContain('| `email` | string (email) | sometimes |');
  expect(text).toContain('### 404 Not Found');
  expect(text).toContain('````');
});

test('without anything observed, and with a base that is a variable, there is still a valid file', async () => {
  const bare = documentEndpoints({
    baseUrl: '{{host}}/api',
    endpoints: [
      apiEndpoint.parse({ name: 'A', path: '/a/{{id}}' }),
      apiEndpoint.parse({ name: 'B', path: '?x={{y}}' }),
    ],
    observations: [observe('GET', 'http://127.0.0.1:1/a/4', 200, { a: 1 })],
  });
  expect(bare.endpoints[0]?.responses).toMatchObject([{ status: 200, observed: 1 }]);
  const text = writeOpenApi(bare);
  const result = await new Validator().validate(JSON.parse(text));
  expect(result.errors ?? []).toEqual([]);
  expect(importEndpoints(text, 'openapi').endpoints.map(({ path }) => path)).toEqual(['/a/4', '/?x={{y}}']);
});
