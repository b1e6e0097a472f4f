import { describe, expect, test } from 'vitest';
import { importEndpoints } from './import-endpoints.ts';
import { ImportProblem } from './problem.ts';

/** What a row says of the endpoint that it expects; the rest is not looked at. */
function only(text: string) {
  const { endpoints, ...rest } = importEndpoints(text, 'auto');
  const [endpoint] = endpoints;
  if (!endpoint || endpoints.length !== 1) throw new Error(`There are ${endpoints.length} endpoints.`);
  return { ...rest, endpoint };
}

const openapi = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
servers:
  - url: https://{region}.pets.test/v1/
    variables: { region: { default: eu } }
  - url: https://other.test
security: [{ token: [] }]
paths:
  /pets/{petId}:
    parameters:
      - { name: petId, in: path, required: true, schema: { type: integer }, example: 7 }
    get:
      summary: Read a pet
      security: []
      parameters:
        - { name: tag, in: query, example: [a b, c], schema: { type: array } }
        - { name: verbose, in: query, schema: { type: boolean } }
        - { name: X-Trace, in: header, required: true, schema: { type: string, format: uuid } }
      responses:
        '200':
          description: A pet
          content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
        '404': { description: None }
    put:
      operationId: replacePet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '200': { description: ok }, '201': { description: made } }
    head: { responses: { '200': { description: ok } } }
  /form:
    post:
      security: [{ basic: [] }]
      requestBody:
        content: { application/x-www-form-urlencoded: { example: { a: '1', b: '2' } } }
      responses: { 2XX: { description: ok } }
  /upload:
    post:
      security: [{ key: [] }]
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, format: binary }, note: { type: string } } }
      responses: { default: { description: ok } }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, name: api_key, in: query }
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, examples: [Rex] }
        born: { type: string, format: date }
        size: { enum: [small, large] }
        mother: { $ref: '#/components/schemas/Pet' }
        friends: { type: array, items: { $ref: '#/components/schemas/Pet' } }
`;

describe('OpenAPI', () => {
  test('operations become endpoints with examples, placeholders for who calls, and the promised answers', () => {
    const { format, name, baseUrl, endpoints, variables, notes } = importEndpoints(openapi, 'auto');
    expect({ format, name, baseUrl }).toEqual({
      format: 'openapi',
      name: 'Pets',
      baseUrl: 'https://eu.pets.test/v1',
    });
    const [read, replace, form, upload] = endpoints;
    expect(endpoints).toHaveLength(4);
    expect(read).toMatchObject({
      name: 'Read a pet',
      method: 'GET',
      path: '/pets/7?tag=a%20b&tag=c',
      headers: { 'X-Trace': '{{X-Trace}}' },
      bodyKind: 'none',
    });
    expect(read?.auth).toBeUndefined();
    expect(read?.validations).toMatchObject([
      { type: 'status', equals: '200' },
      { type: 'schema', schema: { $ref: '#/$defs/Pet', $defs: { Pet: { required: ['name'] } } } },
    ]);
    expect(replace).toMatchObject({
      name: 'replacePet',
      auth: { type: 'bearer', token: '{{token}}' },
      bodyKind: 'json',
      body: { name: 'Rex', born: '2026-01-31', size: 'small', friends: [] },
      validations: [{ type: 'status', equals: ['200', '201'] }],
    });
    expect(form).toMatchObject({
      name: 'POST /form',
      auth: { type: 'basic' },
      bodyKind: 'form',
      body: { a: '1', b: '2' },
      validations: [{ type: 'status', equals: '2xx' }],
    });
    expect(upload).toMatchObject({
      auth: { type: 'apiKey', name: 'api_key', in: 'query', value: '{{api_key}}' },
      bodyKind: 'multipart',
      body: { file: { base64: '', name: 'file' }, note: 'string' },
      validations: [],
    });
    expect(variables).toEqual({ 'X-Trace': '3fa85f64-5717-4562-b3fc-2c963f66afa6' });
    for (const said of [
      /HEAD requests/,
      /Optional parameters/,
      /"file" is a file/,
      /\{\{token\}\}/,
      /others are: https:\/\/other/,
    ]) {
      expect(notes.join('\n')).toMatch(said);
    }
  });

  test('OpenAPI 3.0 as JSON, a server without a host, circles and references elsewhere', () => {
    const document = {
      openapi: '3.0.3',
      info: { title: 'Old', version: '1' },
      servers: [{ url: '/api' }],
      paths: {
        '/a': { $ref: '#/components/pathItems/a' },
        '/b/{id}': {
          get: { servers: [{ url: 'https://b.test/' }], responses: { 204: { description: 'x' } } },
        },
        '/c': { get: { parameters: [{ $ref: 'other.yaml#/x' }, { $ref: '#/nowhere' }, { $ref: '#/loop' }] } },
      },
      loop: { $ref: '#/loop' },
      components: {
        pathItems: {
          a: {
            get: {
              responses: {
                200: {
                  content: {
                    'application/json': {
                      schema: {
                        type: 'object',
                        nullable: true,
                        properties: { n: { minimum: 1, exclusiveMinimum: true } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    };
    const { baseUrl, endpoints, notes } = importEndpoints(JSON.stringify(document), 'openapi');
    expect(baseUrl).toBeNull();
    expect(endpoints.map(({ path }) => path)).toEqual(['/api/a', 'https://b.test/b/{{id}}', '/api/c']);
    expect(endpoints[0]?.validations[1]).toEqual({
      type: 'schema',
      schema: { type: ['object', 'null'], properties: { n: { exclusiveMinimum: 1 } } },
    });
    for (const said of [
      /other\.yaml.*not fetched/,
      /#\/nowhere.*no such part/,
      /in a circle/,
      /which host/,
    ]) {
      expect(notes.join('\n')).toMatch(said);
    }
  });

  test('only the first 200 are taken over', () => {
    const paths = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/${at}`, { get: {} }]));
    const { endpoints, notes } = importEndpoints(JSON.stringify({ openapi: '3.1.0', paths }), 'auto');
    expect(endpoints).toHaveLength(200);
    expect(notes.join('\n')).toContain('500 more were left out');
  });
});

const collection = {
  info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] },
  variable: [{ key: 'host', value: 'https://shop.test/api' }],
  item: [
    {
      name: 'Users',
      item: [
        {
          name: 'Create',
          event: [
            {
              listen: 'test',
              script: {
                exec: [
                  'pm.test("Status", function () {',
                  '    pm.response.to.have.status(201);',
                  '});',
                  'pm.test("one line", () => { pm.expect(pm.response.responseTime).to.be.below(800); });',
                  'const body = pm.response.json();',
                  'pm.expect(body.user.name).to.eql("Ada");',
                  'pm.expect(body).to.have.property("id");',
                  'pm.environment.set("userId", body.id);',
                  'console.log("done");',
                ],
              },
            },
            { listen: 'prerequest', script: { exec: 'pm.variables.set("a", 1)' } },
          ],
          request: {
            method: 'POST',
            url: {
              raw: '{{host}}/users/:team?x=1',
              query: [
                { key: 'x', value: '1 2' },
                { key: 'y', value: 'z', disabled: true },
              ],
              variable: [{ key: 'team', value: 'red' }],
            },
            header: [
              { key: 'X-A', value: 'b' },
              { key: 'X-Off', value: 'c', disabled: true },
            ],
            body: {
              mode: 'raw',
              raw: '{"name":"Ada","at":"{{$timestamp}}"}',
              options: { raw: { language: 'json' } },
            },
          },
        },
        { name: 'List', request: '{{host}}/users' },
      ],
    },
    {
      name: 'Form',
      request: {
        auth: { type: 'noauth' },
        method: 'PUT',
        url: 'https://other.test/form',
        body: {
          mode: 'urlencoded',
          urlencoded: [
            { key: 'a', value: '1' },
            { key: 'a', value: '2' },
          ],
        },
      },
    },
    {
      name: 'Files',
      request: {
        auth: { type: 'basic', basic: { username: 'ada', password: 'x' } },
        method: 'POST',
        url: '{{host}}/files',
        body: {
          mode: 'formdata',
          formdata: [
            { key: 'f', type: 'file', src: '/tmp/a.png' },
            { key: 'n', value: '1' },
          ],
        },
      },
    },
    {
      name: 'Query',
      request: {
        method: 'POST',
        url: '{{host}}/graphql',
        body: { mode: 'graphql', graphql: { query: '{ a }', variables: '{"b":1}' } },
      },
    },
  ],
};

test('Postman: folders, variables, who calls, bodies of each kind, simple tests; what is left out is said', () => {
  const { format, name, baseUrl, endpoints, notes } = importEndpoints(JSON.stringify(collection), 'auto');
  expect({ format, name, baseUrl }).toEqual({
    format: 'postman',
    name: 'Shop',
    baseUrl: 'https://shop.test/api',
  });
  const [create, list, form, files, query] = endpoints;
  expect(create).toMatchObject({
    name: 'Users / Create',
    method: 'POST',
    path: '/users/red?x=1%202',
    headers: { 'X-A': 'b' },
    bodyKind: 'json',
    body: { name: 'Ada', at: '{{$timestamp}}' },
    auth: { type: 'bearer', token: '{{token}}' },
    validations: [
      { type: 'status', equals: '201' },
      { type: 'time', maxMs: 800 },
      { type: 'jsonpath', path: '$.user.name', operator: 'equals', value: 'Ada' },
      { type: 'jsonpath', path: '$.id', operator: 'exists' },
    ],
    captures: [{ name: 'userId', from: 'jsonpath', expression: '$.id' }],
  });
  expect(create?.headers).not.toHaveProperty('X-Off');
  expect(list).toMatchObject({ name: 'Users / List', method: 'GET', path: '/users', bodyKind: 'none' });
  expect(form).toMatchObject({
    path: 'https://other.test/form',
    bodyKind: 'form',
    body: [
      { name: 'a', value: '1' },
      { name: 'a', value: '2' },
    ],
  });
  expect(form?.auth).toBeUndefined();
  expect(files).toMatchObject({
    auth: { type: 'basic', username: 'ada' },
    bodyKind: 'multipart',
    body: { f: { name: 'a.png' }, n: '1' },
  });
  expect(query).toMatchObject({ bodyKind: 'graphql', body: { query: '{ a }', variables: { b: 1 } } });
  for (const said of [
    /one line was not taken over/,
    /script before "Users \/ Create"/,
    /\{\{\$timestamp\}\}/,
    /sends a file/,
  ]) {
    expect(notes.join('\n')).toMatch(said);
  }
});

const curls: [command: string, expected: object][] = [
  ['curl https://a.test/x?y=1', { method: 'GET', path: '/x?y=1', followRedirects: false, bodyKind: 'none' }],
  ['$ curl -L a.test', { path: '/', followRedirects: true }],
  ["curl -XDELETE 'https://a.test/a b'", { method: 'DELETE', path: '/a b' }],
  [
    `curl -sSL \\\n  -H 'Content-Type: application/json' \\\n  -H "X-Q: say \\"hi\\"" -d '{"it'"'"'s":1}' https://a.test/j | jq .id`,
    {
      method: 'POST',
      headers: { 'X-Q': 'say "hi"' },
      bodyKind: 'json',
      body: { "it's": 1 },
      followRedirects: true,
    },
  ],
  [
    'curl --json \'{"a":1}\' a.test/j',
    { method: 'POST', bodyKind: 'json', body: { a: 1 }, headers: { Accept: 'application/json' } },
  ],
  [
    'curl a.test -d a=1 --data-urlencode "b=x y&z" -X PUT',
    { method: 'PUT', bodyKind: 'form', body: { a: '1', b: 'x y&z' } },
  ],
  [
    'curl -G a.test/s -d q=1 --data-urlencode "r=ä b"',
    { method: 'GET', path: '/s?q=1&r=%C3%A4%20b', bodyKind: 'none' },
  ],
  ['curl -u ada:se:cret a.test', { auth: { type: 'basic', username: 'ada', password: 'se:cret' } }],
  [
    'curl -H "Authorization: Bearer $TOKEN" a.test',
    { auth: { type: 'bearer', token: '{{TOKEN}}' }, headers: {} },
  ],
  [
    'curl -F name=Ada -F "pic=@/tmp/p.png;type=image/png" a.test/u',
    {
      method: 'POST',
      bodyKind: 'multipart',
      body: { name: 'Ada', pic: { name: 'p.png', type: 'image/png' } },
    },
  ],
  ["curl -b 'a=1; b=2' --compressed -A me a.test", { headers: { Cookie: 'a=1; b=2', 'User-Agent': 'me' } }],
  [
    "curl a.test --data-raw $'tab\\there \\x41' -H 'Content-Type: text/plain'",
    { bodyKind: 'text', body: 'tab\there A' },
  ],
  [
    'curl --request=PATCH --url=https://a.test/p -m 2.5 --retry 3 -o out.txt',
    { method: 'PATCH', path: '/p', timeoutMs: 2500, retries: 3 },
  ],
  [
    'curl ^"https://a.test/w^" ^\n  -H ^"Content-Type: application/json^" ^\n  --data-raw ^"^{^\\^"a^\\^":1^}^"',
    { method: 'POST', body: { a: 1 } },
  ],
  [
    'curl a.test/graphql -H \'content-type: application/json\' -d \'{"query":"query { a }"}\'',
    { bodyKind: 'graphql', body: { query: 'query { a }' } },
  ],
];

test.each(curls)('%s', (command, expected) => {
  expect(only(command).endpoint).toMatchObject(expected);
});

test('several curl commands share a base, and what cannot be had is said', () => {
  const text = `# list
export TOKEN=abc
curl https://a.test/1 && curl -k https://a.test/2; curl https://b.test/3 --next -I https://a.test/4
echo done
curl -d @body.json https://a.test/5`;
  const { baseUrl, endpoints, notes, format } = importEndpoints(text, 'auto');
  expect({ format, baseUrl }).toEqual({ format: 'curl', baseUrl: 'https://a.test' });
  expect(endpoints.map(({ path }) => path)).toEqual(['/1', '/2', 'https://b.test/3', '/5']);
  for (const said of [/-k was left out/, /HEAD requests/, /echo done/, /"body.json" cannot be read/]) {
    expect(notes.join('\n')).toMatch(said);
  }
});

test('HAR: requests of the page itself, without files, cookies and what browsers add', () => {
  const entry = (request: object, response: object, more = {}) => ({ request, response, ...more });
  const har = {
    log: {
      pages: [{ title: 'A visit' }],
      entries: [
        entry(
          {
            method: 'POST',
            url: 'https://a.test/api/users?x=1',
            headers: [
              { name: ':authority', value: 'a.test' },
              { name: 'Cookie', value: 'sid=1' },
              { name: 'sec-ch-ua', value: 'x' },
              { name: 'content-type', value: 'application/json' },
              { name: 'Authorization', value: 'Bearer abc' },
              { name: 'X-Mine', value: 'yes' },
            ],
            postData: { mimeType: 'application/json', text: '{"a":1}' },
          },
          { status: 201, content: { mimeType: 'application/json' } },
        ),
        entry({ method: 'GET', url: 'https://a.test/logo.png' }, { status: 200 }),
        entry(
          { method: 'GET', url: 'https://a.test/app' },
          { status: 200, content: { mimeType: 'text/javascript' } },
        ),
        entry({ method: 'GET', url: 'https://a.test/x' }, { status: 304 }, { _resourceType: 'fetch' }),
        entry({ method: 'GET', url: 'https://a.test/x' }, { status: 200 }),
        entry({ method: 'GET', url: 'data:text/plain,x' }, { status: 200 }),
      ],
    },
  };
  const { endpoints, notes, name, baseUrl } = importEndpoints(JSON.stringify(har), 'auto');
  expect({ name, baseUrl }).toEqual({ name: 'A visit', baseUrl: 'https://a.test' });
  expect(endpoints).toMatchObject([
    {
      path: '/api/users?x=1',
      headers: { 'X-Mine': 'yes' },
      auth: { type: 'bearer', token: 'abc' },
      bodyKind: 'json',
      body: { a: 1 },
      validations: [{ type: 'status', equals: '201' }],
    },
    { path: '/x', validations: [{ type: 'status', equals: '200' }] },
  ]);
  expect(Object.keys(endpoints[0]?.headers ?? {})).toEqual(['X-Mine']);
  expect(notes.join('\n')).toMatch(/Cookies[\s\S]*3 entries were left out[\s\S]*One request was recorded/);
});

const bad: [text: string, message: RegExp, line?: number][] = [
  ['   ', /nothing to import/],
  ['{"openapi": "3.1.0",\n "paths": {,}}', /not valid JSON.*line 2, column 12.*It reads: "paths"/, 2],
  ['{"openapi": "3.1.0",', /not valid JSON.*line 1/, 1],
  ['openapi: 3.1.0\npaths:\n  /a: [1\n  /b: 2', /not valid YAML.*on line \d/],
  ['openapi: 3.1.0\ninfo: {a: 1, a: 2}', /not valid YAML.*line 2/, 2],
  ['{"swagger": "2.0"}', /Swagger 2\.0/],
  ['openapi: 4.0.0', /openapi: 4\.0\.0/],
  ['openapi: 3.1.0\npaths: {}', /no requests in it/],
  ['hello there', /neither an OpenAPI document/],
  ['{"a": 1}', /neither an OpenAPI document/],
  ["curl 'https://a.test\ncurl b", /quotation mark \('\) on line 1/, 1],
  ['curl -X POST', /on line 1 has no address/, 1],
  ['{"requests": [], "name": "old"}', /version 1/],
  [
    'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d,*d]',
    /cannot be read as YAML/,
  ],
];

test.each(bad)('%j is refused', (text, message, line) => {
  const error = (() => {
    try {
      importEndpoints(text, 'auto');
    } catch (thrown) {
      return thrown;
    }
    return undefined;
  })();
  expect(error).toBeInstanceOf(ImportProblem);
  expect((error as ImportProblem).message).toMatch(message);
  if (line !== undefined) expect((error as ImportProblem).line).toBe(line);
});

test('a format that was chosen is held to', () => {
  expect(() => importEndpoints(JSON.stringify(collection), 'har')).toThrow(
    /not a HAR file.*looks like a Postman/,
  );
  expect(() => importEndpoints('wget a.test', 'curl')).toThrow(/no requests.*not a curl command/);
});
