import { expect, test } from 'vitest';
import { importEndpoints } from './import-endpoints.ts';
import { openapi } from './openapi/pets.fixture.ts';
import { collection } from './postman/shop.fixture.ts';
import { ImportProblem } from './read/problem.ts';

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

bad.push(
  [`{"openapi":"3.1.0","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, /nested more than/],
  [`openapi: 3.1.0\nx: ${'['.repeat(5000)}${']'.repeat(5000)}`, /nested|cannot be read/],
  ['openapi: 3.1.0\npaths: &a {x: *a}', /cannot be read as YAML|no requests|not valid YAML/],
);

test.each(bad.map((row) => [row[0].slice(0, 60), row] as const))(
  '%j is refused',
  (_shown, [text, message, line]) => {
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
  },
);

test('a format that was chosen is held to', () => {
  expect(() => importEndpoints(JSON.stringify(collection), 'har')).toThrow(
    /not a HAR file.*looks like a Postman/,
  );
  expect(() => importEndpoints('wget a.test', 'curl')).toThrow(/no requests.*not a curl command/);
});

test('names that every object has are names like others', () => {
  const odd = 'constructor';
  const { endpoints, notes } = importEndpoints(
    JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/{constructor}': {
          post: {
            security: [{ [odd]: [] }],
            requestBody: { content: { 'application/json': { schema: { type: 'string', format: odd } } } },
          },
        },
      },
    }),
    'auto',
  );
  expect(endpoints).toMatchObject([{ path: '/{{constructor}}', body: 'string' }]);
  expect(notes.every((note) => typeof note === 'string')).toBe(true);
  expect(importEndpoints('curl --constructor https://a.test/x', 'auto').notes).toEqual([]);
  const item = [
    {
      name: odd,
      request: {
        url: '{{constructor}}/x',
        body: { mode: 'raw', raw: 'x', options: { raw: { language: odd } } },
      },
    },
  ];
  expect(importEndpoints(JSON.stringify({ info: {}, item }), 'auto').baseUrl).toBe('{{constructor}}');
});

/** The same numbers each time. */
function makeRandom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state % below;
  };
}

test('damaged files are read as far as they go or refused with a reason, and never break the reader', () => {
  const random = makeRandom(7);
  const whole = [
    openapi,
    JSON.stringify(collection),
    `curl -sSL -H 'A: b' -d '{"a":1}' -F a=@b https://a.test/j -u a:b --json '{}' | jq .id`,
  ];
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ':',
    'null',
    '1',
    '\n',
    '{{a}}',
    '\\',
    '[]',
    '{}',
    '&a ',
    '*a',
    '^',
    '\u0000',
    '\uD800',
  ];
  const values = ['null', '1', '"x"', '[]', '{}', '[null]', '{"a":null}', 'true'];
  const outcomes = { read: 0, refused: 0 };
  for (let round = 0; round < 300; round += 1) {
    let text = whole[round % whole.length] ?? '';
    for (let damage = 0; damage <= random(3); damage += 1) {
      const at = random(text.length);
      if (random(2) === 0)
        text = text.slice(0, at) + pieces[random(pieces.length)] + text.slice(at + random(5));
      else {
        text = text.replace(/("(?:[^"\\]|\\.)*"|\d+)(?=[,}\]])/g, (found) =>
          random(12) === 0 ? (values[random(values.length)] ?? found) : found,
        );
      }
    }
    try {
      importEndpoints(text, 'auto');
      outcomes.read += 1;
    } catch (error) {
      if (!(error instanceof ImportProblem))
        throw new Error(`Round ${round} broke the reader.`, { cause: error });
      outcomes.refused += 1;
    }
  }
  expect(outcomes.read).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(10);
});
