import { expect, test } from 'vitest';
import { configOf, endpoint, options, runOne, startService } from '../checks.fixture.ts';
import { suggestChecks } from '../suggest-checks.ts';
import { runChecks, sendOnce } from './run-checks.ts';

test('a request with checks, captures, cookies and data rows', async () => {
  const { url, asked } = await startService(({ path, headers, body }, response) => {
    if (path === '/api/login') {
      const { user } = JSON.parse(body) as { user: string };
      response.setHeader('set-cookie', 'sid=s3cr3t-session; Path=/; HttpOnly');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ token: `token-of-${user}`, id: user.length }));
    } else {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          id: Number(path.split('/').at(-1)),
          cookie: headers.cookie,
          auth: headers.authorization,
        }),
      );
    }
  });
  const config = configOf(
    `${url}/api`,
    [
      endpoint('/login', {
        method: 'POST',
        body: { user: '{{user}}', realm: '{{realm}}' },
        validations: [{ type: 'status', equals: '2xx' }],
        captures: [
          { name: 'token', from: 'jsonpath', expression: '$.token' },
          { name: 'id', from: 'jsonpath', expression: '$.id' },
        ],
      }),
      endpoint('/never', { enabled: false }),
      endpoint('users/{{id}}', {
        auth: { type: 'bearer', token: '{{token}}' },
        validations: [
          { type: 'jsonpath', path: '$.id', operator: 'equals', value: '{{id}}' },
          { type: 'jsonpath', path: '$.auth', operator: 'equals', value: 'Bearer token-of-{{user}}' },
          { type: 'jsonpath', path: '$.cookie', operator: 'contains', value: 'sid=' },
        ],
      }),
    ],
    { data: 'user,realm\nann,first\n"Jo, ""the"" one",second', variables: { realm: 'overridden' } },
  );
  const told: string[] = [];
  const { results, summary } = await runChecks(config, {
    ...options,
    onStart: (index, row) => told.push(`start ${row}/${index}`),
    onResult: ({ index, row }) => told.push(`end ${row}/${index}`),
  });
  expect(results.map(({ error, checks }) => [error, checks.filter((check) => !check.passed)])).toEqual(
    Array.from({ length: 4 }, () => [null, []]),
  );
  expect(told).toEqual([
    'start 0/0',
    'end 0/0',
    'start 0/2',
    'end 0/2',
    'start 1/0',
    'end 1/0',
    'start 1/2',
    'end 1/2',
  ]);
  expect(summary).toMatchObject({
    totalEndpoints: 4,
    passed: 4,
    failed: 0,
    successRate: 100,
    totalChecks: 8,
  });
  expect(asked.map(({ path, body }) => path + body)).toEqual([
    '/api/login{"user":"ann","realm":"first"}',
    '/api/users/3',
    '/api/login{"user":"Jo, \\"the\\" one","realm":"second"}',
    '/api/users/13',
  ]);
  expect(JSON.stringify(results)).not.toMatch(/token-of-ann|s3cr3t-session/);
});

test('an unknown variable is a bad request, and nothing is sent', async () => {
  const { url, asked } = await startService((_got, response) => response.end());
  const result = await runOne(url, endpoint('/{{missing}}', { retries: 3 }));
  expect(result).toMatchObject({ passed: false, attempts: 1, error: { kind: 'bad request' } });
  expect(result.error?.message).toMatch(/^The variable {{missing}} has no value\. /);
  expect(asked).toEqual([]);
});

test('what fails is tried again, and stopOnFailure ends the test there', async () => {
  let times = 0;
  const { url } = await startService((_got, response) => {
    times += 1;
    if (times === 1) response.socket?.destroy();
    else response.writeHead(times < 4 ? 503 : 200).end();
  });
  const validations = [{ type: 'status' as const, equals: '200' }];
  const again = await runOne(url, endpoint('/', { method: 'POST', retries: 5, validations }));
  expect([again.passed, again.attempts, times]).toEqual([true, 4, 4]);
  times = 0;
  const { results, summary } = await runChecks(
    configOf(url, [endpoint('/', { method: 'POST', retries: 1, validations }), endpoint('/next')], {
      stopOnFailure: true,
      data: '[{"a": 1}, {"a": 2}]',
    }),
    options,
  );
  expect(results).toMatchObject([
    { passed: false, attempts: 2, checks: [{ actual: '503 Service Unavailable' }] },
  ]);
  expect(summary).toMatchObject({ totalEndpoints: 1, failed: 1, successRate: 0, passedChecks: 0 });
});

test('a capture that finds nothing fails the request, and its text is never read as a variable', async () => {
  const { url, asked } = await startService((_got, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"evil": "{{apiToken}}", "n": 12, "big": 12345678901234567891}');
  });
  const captures = [
    { name: 'evil', from: 'jsonpath' as const, expression: '$.evil' },
    { name: 'n', from: 'regex' as const, expression: '"n": (\\d+)' },
    { name: 'type', from: 'header' as const, expression: 'content-TYPE' },
    { name: 'status', from: 'status' as const, expression: '' },
    { name: 'big', from: 'jsonpath' as const, expression: '$.big' },
  ];
  const send = { text: '{{evil}} {{n}} {{type}} {{status}} {{big}}' };
  const { results } = await runChecks(
    configOf(url, [
      endpoint('/', { captures }),
      endpoint('/', { method: 'POST', body: send }),
      endpoint('/', { captures: [{ name: 'x', from: 'jsonpath', expression: '$.missing' }] }),
    ]),
    { ...options, secrets: { apiToken: 'never-sent-anywhere' } },
  );
  expect(asked[1]?.body).toBe('{"text":"{{apiToken}} 12 application/json 200 12345678901234567891"}');
  expect(results[2]).toMatchObject({
    passed: false,
    error: {
      kind: 'bad answer',
      message: 'The variable "x" could not be captured: the answer has nothing at $.missing (jsonpath).',
    },
  });
});

test('variables: those of the test, then the environment, then the row, then what was captured', async () => {
  const { url, asked } = await startService((_got, response) => response.end('captured'));
  const body = '{{a}} {{b}} {{c}} {{d}}';
  const post = endpoint('/', { method: 'POST', bodyKind: 'text', body });
  const captures = [{ name: 'd', from: 'regex' as const, expression: '.+' }];
  const { results } = await runChecks(
    configOf(url, [{ ...post, captures }, post], {
      variables: { a: 'test', b: 'test', c: 'test', d: 'test' },
      data: 'c;d\nrow;row',
    }),
    { ...options, environment: { b: 'environment' }, secrets: { c: 'hidden-value' } },
  );
  expect(asked.map((got) => got.body)).toEqual(['test environment row row', 'test environment row captured']);
  expect(results.map(({ row }) => row)).toEqual([0, 0]);
});

test.each([
  ['a,b\n1', /^The data is not valid CSV: /],
  ['a,b', /^The data has no rows\./],
  ['[{"a": 1}', /^The data is not valid JSON: /],
  ['[1]', /^Row 1 of the data is not an object\./],
  [`a\n${'1\n'.repeat(1001)}`, /has 1001 rows/],
  [`a\n${'1\n'.repeat(1000)}`, /would send 11000 requests/],
])('data that cannot be read ends the test before anything is sent: %j', async (data, message) => {
  const endpoints = Array.from({ length: 11 }, () => endpoint('/'));
  const config = configOf('http://127.0.0.1:1', endpoints, { data });
  await expect(runChecks(config, options)).rejects.toThrow(message);
});

test('an answer is looked at once, and suggests checks that it holds to', async () => {
  const { url, asked } = await startService((_got, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end('{"id": 1, "a b": null, "tags": [], "user\'s": {"x": 1}}');
  });
  const config = configOf(url, [endpoint('/'), endpoint('/asked', { enabled: false, retries: 3 })]);
  const result = await sendOnce(config, 1, options);
  expect(asked.map(({ path }) => path)).toEqual(['/asked']);
  const unread = await sendOnce({ ...config, data: '[' }, 1, options);
  expect(unread.error).toMatchObject({ kind: 'bad request', message: expect.stringContaining('valid JSON') });
  const suggested = suggestChecks(result);
  expect(suggested).toEqual([
    { type: 'status', equals: '200' },
    { type: 'header', name: 'Content-Type', operator: 'contains', value: 'application/json' },
    { type: 'time', maxMs: expect.any(Number) },
    { type: 'jsonpath', path: '$.id', operator: 'is type', value: 'number' },
    { type: 'jsonpath', path: "$['a b']", operator: 'exists' },
    { type: 'jsonpath', path: '$.tags', operator: 'is type', value: 'array' },
    { type: 'jsonpath', path: "$['user\\'s']", operator: 'is type', value: 'object' },
  ]);
  const checked = await runOne(url, endpoint('/', { validations: suggested }));
  expect(checked.checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('long bodies are cut, more so where a run has many, and a secret at the cut stays hidden', async () => {
  const secret = 'a-very-secret-value';
  const { url } = await startService((_got, response) => {
    response
      .setHeader('content-type', 'text/plain')
      .end(`${'x'.repeat(199_990)}${secret}${'y'.repeat(50_000)}`);
  });
  const validations = [{ type: 'size' as const, maxBytes: 1_000_000 }];
  const { results } = await runChecks(
    configOf(
      url,
      Array.from({ length: 110 }, () => endpoint('/', { validations })),
    ),
    { ...options, secrets: { secret } },
  );
  expect(results.every(({ passed, response }) => passed && response?.isCut && response.size > 200_000)).toBe(
    true,
  );
  expect(results[0]?.response?.body.slice(199_980)).toBe(`${'x'.repeat(10)}••••••yyyy`);
  expect(results.at(-1)?.response?.body.length).toBe(2000);
});

test('a body that is nested too deeply is a bad request', async () => {
  const body = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown;
  const { error } = await runOne('http://127.0.0.1:1', endpoint('/', { method: 'POST', body }));
  expect(error?.kind).toBe('bad request');
});
