import { expect, test } from 'vitest';
import { configOf, options, startService } from '../checks/checks.fixture.ts';
import { runChecks } from '../checks/run/run-checks.ts';
import { importEndpoints } from './import-endpoints.ts';

const pet = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string', example: 'Rex' } },
};
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const idOf = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'integer' } });

function openapi(paths: object): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: 'https://pets.test' }],
    paths,
  });
}

const petPaths = {
  '/pets/{petId}': {
    parameters: [idOf('petId')],
    delete: { responses: { 204: {} } },
    get: { responses: { 200: json(pet) } },
    put: { requestBody: json(pet), responses: { 200: json(pet) } },
  },
  '/pets': {
    get: { responses: { 200: json({ type: 'array', items: pet }) } },
    post: { requestBody: json(pet), responses: { 201: json(pet) } },
  },
};

const said = ({ endpoints }: ReturnType<typeof importEndpoints>) =>
  endpoints.map(({ method, path }) => `${method} ${path}`);

test('operations of a description make a thing, use it and delete it at last', () => {
  const imported = importEndpoints(openapi(petPaths));
  expect(said(imported)).toEqual([
    'POST /pets',
    'GET /pets/{{petId}}',
    'PUT /pets/{{petId}}',
    'DELETE /pets/{{petId}}',
    'GET /pets',
  ]);
  const [post] = imported.endpoints;
  expect(post?.captures).toEqual([{ name: 'petId', from: 'jsonpath', expression: '$.id' }]);
  expect(imported.endpoints.map(({ asksFirst }) => asksFirst ?? false)).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  // With a made-up id something else could be deleted where the POST has failed.
  expect(imported.variables).toEqual({});
  expect(imported.notes.join('\n')).toContain('{{petId}} is taken from the answer of "POST /pets".');
  expect(imported.notes.join('\n')).not.toContain('has no example');
});

test('a run of the imported calls makes, reads and deletes the same thing', async () => {
  const made = new Map<string, string>();
  const { url, asked } = await startService(({ method, path }, response) => {
    const id = path.split('/')[2] ?? '';
    response.setHeader('content-type', 'application/json');
    if (method === 'POST') {
      made.set('731', 'Rex');
      response.statusCode = 201;
      response.end('{"id":731,"name":"Rex"}');
    } else if (id !== '' && !made.has(id)) {
      response.statusCode = 404;
      response.end('{}');
    } else if (method === 'DELETE') {
      made.delete(id);
      response.statusCode = 204;
      response.end();
    } else response.end(id === '' ? '[]' : `{"id":${id},"name":"Rex"}`);
  });
  // Schemas have a time limit, which a busy machine may pass.
  const endpoints = importEndpoints(openapi(petPaths)).endpoints.map((one) => ({
    ...one,
    validations: one.validations.filter(({ type }) => type === 'status'),
  }));
  const { summary } = await runChecks(configOf(url, endpoints), options);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /pets',
    'GET /pets/731',
    'PUT /pets/731',
    'DELETE /pets/731',
    'GET /pets',
  ]);
  expect(summary).toMatchObject({ passed: 5, failed: 0 });
  expect(made.size).toBe(0);
});

test('things within others, names that say nothing, and ids that stand elsewhere in the answer', () => {
  const paths = {
    '/shops': { post: { responses: { 201: json({ type: 'object', properties: { data: pet } }) } } },
    '/shops/{id}': { parameters: [idOf('id')], delete: { responses: { 204: {} } } },
    '/shops/{id}/items': { parameters: [idOf('id')], post: { responses: { 201: {} } } },
    '/shops/{id}/items/{itemId}': {
      parameters: [idOf('id'), idOf('itemId')],
      delete: { responses: { 204: {} } },
      get: { responses: { 200: {} } },
    },
    '/users': { post: { responses: { 201: json({ type: 'object', properties: { name: {} } }) } } },
    '/users/{id}': { parameters: [idOf('id')], get: { responses: { 200: {} } } },
  };
  const imported = importEndpoints(openapi(paths));
  expect(said(imported)).toEqual([
    'POST /shops',
    'POST /shops/{{shopId}}/items',
    'GET /shops/{{shopId}}/items/{{itemId}}',
    'DELETE /shops/{{shopId}}/items/{{itemId}}',
    'DELETE /shops/{{shopId}}',
    'POST /users',
    // The answer is known to have no id.
    'GET /users/{{id}}',
  ]);
  expect(imported.endpoints[0]?.captures).toMatchObject([{ name: 'shopId', expression: '$.data.id' }]);
  expect(imported.endpoints[1]?.captures).toMatchObject([{ name: 'itemId', expression: '$.id' }]);
  expect(Object.keys(imported.variables)).toEqual(['id']);
});

test('an example in the path gives way to what was made', () => {
  const paths = {
    '/pets/{petId}': { parameters: [{ ...idOf('petId'), example: 7 }], get: { responses: { 200: {} } } },
    '/pets': petPaths['/pets'],
  };
  expect(said(importEndpoints(openapi(paths)))).toEqual(['POST /pets', 'GET /pets/{{petId}}', 'GET /pets']);
});

test('curl commands use the id of what the POST before them made', () => {
  const text = [
    'curl https://a.test/orders/3',
    "curl -X POST https://a.test/orders -d '{\"n\":1}' -H 'Content-Type: application/json'",
    'curl https://a.test/orders/42',
    'curl -X DELETE https://a.test/orders/42?force=1',
    'curl https://a.test/orders/latest',
  ].join('\n');
  const imported = importEndpoints(text);
  expect(said(imported)).toEqual([
    'GET /orders/3',
    'POST /orders',
    'GET /orders/{{orderId}}',
    'DELETE /orders/{{orderId}}?force=1',
    'GET /orders/latest',
  ]);
  expect(imported.endpoints.map(({ asksFirst }) => asksFirst ?? false)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('a Postman collection keeps its own captures and gets the missing ones', () => {
  const request = (method: string, path: string) => ({
    name: `${method} ${path}`,
    request: { method, url: `https://a.test${path}` },
  });
  const collection = {
    info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: [request('POST', '/carts'), request('GET', '/carts/:cartId'), request('DELETE', '/carts/:cartId')],
  };
  const imported = importEndpoints(JSON.stringify(collection));
  expect(said(imported)).toEqual(['POST /carts', 'GET /carts/{{cartId}}', 'DELETE /carts/{{cartId}}']);
  expect(imported.endpoints[0]?.captures).toMatchObject([{ name: 'cartId', expression: '$.id' }]);
  expect(imported.variables).toEqual({});
});

test('a recording chains only what its answers have', () => {
  const entry = (method: string, path: string, text: string) => ({
    request: { method, url: `https://a.test${path}`, headers: [] },
    response: { status: 200, content: { mimeType: 'application/json', text } },
  });
  const har = (...entries: object[]) => JSON.stringify({ log: { entries } });
  const made = importEndpoints(
    har(
      entry('POST', '/notes', '{"note":{"key":"n-77aa21bb"}}'),
      entry('GET', '/notes/n-77aa21bb', '{}'),
      entry('PATCH', '/notes/12', '{}'),
      entry('DELETE', '/notes/n-77aa21bb', ''),
    ),
  );
  expect(said(made)).toEqual([
    'POST /notes',
    'GET /notes/{{noteId}}',
    'PATCH /notes/12',
    'DELETE /notes/{{noteId}}',
  ]);
  expect(made.endpoints[0]?.captures).toMatchObject([{ name: 'noteId', expression: '$.note.key' }]);
  expect(made.endpoints[1]?.name).toBe('GET /notes/{{noteId}}');
});
