import { expect, test } from 'vitest';
import { parseRequirement } from '../parse/parse-requirement.ts';
import { planCases } from '../plan/plan-cases.ts';

/** Each text with the sentences it means; words after `?` are handed back. */
const rows: [text: string, ...sentences: string[]][] = [
  [
    'GET /ping answers 200 and contains ok',
    'Call GET "/ping"',
    'Check that the response has the status 200',
    'Check that the response shows "ok"',
  ],
  [
    'POST /login with the form {"user":"ada"} returns 200 and save $.token as token. Then GET /me with the token {{token}} returns 2xx where name is Ada and roles has 2 items.',
    'Call POST "/login" with the form "{\\"user\\":\\"ada\\"}"',
    'Check that the response has the status 200',
    'Keep the field "$.token" of the response as "token"',
    'Call GET "/me" with the token "{{token}}"',
    'Check that the response has a status of 2xx',
    'Check that the response has the field "$.name" that equals "Ada"',
    'Check that the response has the field "$.roles" that has the length 2',
  ],
  [
    '1. PUT /a as ada:secret-77 with header X-Trace: abc without following redirects returns 200 or 304\n2. The response header cache-control is no-store and the body is smaller than 2 kb\n3. Save the header X-Id as id, save the cookie sid as sid and save the status as code',
    'Call PUT "/a" with the header "X-Trace" of "abc" as the user "ada" with the password "secret-77" with redirects not followed',
    'Check that the response has a status of 200 or 304',
    'Check that the response has the header "cache-control" that equals "no-store"',
    'Check that the response has at most 2000 bytes',
    'Keep the header "X-Id" of the response as "id"',
    'Keep the cookie "sid" of the response as "sid"',
    'Keep the status of the response as "code"',
  ],
  [
    'POST /graphql with the GraphQL query { user(id: 7) { name } } has no errors and data.user.name is Ada',
    'Call POST "/graphql" with the GraphQL query "{ user(id: 7) { name } }"',
    'Check that the response has no GraphQL errors',
    'Check that the response has the field "$.data.user.name" that equals "Ada"',
  ],
  [
    'POST /graphql with the graphql mutation "mutation M { x }" and the variables {"id":7} has GraphQL errors',
    'Call POST "/graphql" with the GraphQL query "{\\"query\\":\\"mutation M { x }\\",\\"variables\\":{\\"id\\":7}}"',
    'Check that the response has some GraphQL errors',
  ],
  [
    'POST /upload with the multipart form {"a":"b"} and the API key k-1 in the query parameter key returns 201',
    'Call POST "/upload" with the multipart form "{\\"a\\":\\"b\\"}" with the key "key" of "k-1" in the query',
    'Check that the response has the status 201',
  ],
  [
    'The base URL is https://api.example.test/v1. GET /users returns JSON within 500 ms and matches the schema {"type":"array"}.',
    'Call GET "https://api.example.test/v1/users"',
    'Check that the response has the header "Content-Type" that contains "json"',
    'Check that the response takes at most 0.5 seconds',
    'Check that the response matches the schema "{\\"type\\":\\"array\\"}"',
  ],
  [
    'POST /a with {"b":1} and the token {{t}} must not return 500 and does not contain "error"',
    'Call POST "/a" with the body "{\\"b\\":1}" with the token "{{t}}"',
    'Check that the response does not show "error"',
    'Check that the response does not have the status 500',
  ],
  // Bodies are sent as they are written: numbers, spaces and the order of fields may be what is tested.
  [
    'POST /a with {"price": 1.0,  "b": "2", "a": 12345678901234567890} returns 201',
    'Call POST "/a" with the body "{\\"price\\": 1.0,  \\"b\\": \\"2\\", \\"a\\": 12345678901234567890}"',
    'Check that the response has the status 201',
  ],
  // Names are kept as they are written, however near they are to a word.
  [
    'GET /users/1 returns 200 where tags has 1 item and clik is 3',
    'Call GET "/users/1"',
    'Check that the response has the status 200',
    'Check that the response has the field "$.tags" that has the length 1',
    'Check that the response has the field "$.clik" that equals 3',
  ],
  // No word is passed over.
  [
    'GET /a returns 200 and sparkles nicely',
    'Call GET "/a"',
    'Check that the response has the status 200',
    '? sparkles nicely',
  ],
  ['GET /a does not quickly return 200', 'Call GET "/a"', '? does not quickly return 200'],
  // Amid pages each sentence is read by who knows it.
  [
    'Log in as "ada" with password "x1". GET /me returns 200 where name is Ada. Open /shop. The title is "Shop".',
    'Log in as "ada" with the password "x1"',
    'Call GET "/me"',
    'Check that the response has the status 200',
    'Check that the response has the field "$.name" that equals "Ada"',
    'Open "/shop"',
    'Check that the page title is "Shop"',
  ],
  ['HEAD /a returns 200', 'Call HEAD "/a"', 'Check that the response has the status 200'],
];

test.each(rows)('%s', (text, ...sentences) => {
  const steps = parseRequirement(text).requirements.flatMap((requirement) => requirement.steps);
  expect(steps.map((step) => ('command' in step ? step.sentence : `? ${step.source}`))).toEqual(sentences);
});

test('further cases of a call that needs an earlier answer begin with what gives it', () => {
  const parsed = parseRequirement(
    'POST /login with {"user":"ada"} returns 200 and save token as token. GET /me with the token {{token}} returns 200.',
  );
  const cases = planCases(parsed, { testType: 'api', complexity: 'medium', includeEdgeCases: true });
  expect(cases[0]?.origin).toBe('stated');
  const others = cases
    .slice(1)
    .map(({ steps }) => steps.map((step) => ('command' in step ? step.sentence : '')));
  expect(others.length).toBeGreaterThan(2);
  const uses = others.filter((steps) => steps.some((sentence) => sentence.includes('{{token}}')));
  expect(uses.length).toBeGreaterThan(0);
  for (const steps of uses) expect(steps.slice(0, 2).join()).toContain('Keep the field "$.token"');
});
