import type { ApiCheckConfig, LoadConfig } from '@assay/contract';
import { calls } from '@assay/contract';
import { expect, test } from 'vitest';
import { importEndpoints, writeCurl, writeK6 } from './index.ts';

const exported = calls['POST /api/api-testing/export'].body;

function makeConfig(config: object): ApiCheckConfig {
  const { testConfig } = exported.parse({
    testConfig: { name: 'Shop', baseUrl: 'https://shop.test/api', ...config },
  });
  if (!testConfig) throw new Error('There is no test.');
  return testConfig;
}

function makeLoad(load: object): LoadConfig {
  const { config } = exported.parse({ config: { name: 'Load', url: 'http://127.0.0.1:1/x', ...load } });
  if (!config) throw new Error('There is no load.');
  return config;
}

const secrets = [
  'hunter2-secret',
  'sk_live_12345',
  'bearer-abc-def',
  'cookie-value-1',
  'in-query-99',
  'body-pass-1',
  'var-secret-7',
];
const config = makeConfig({
  variables: { page: '2', apiToken: 'var-secret-7' },
  auth: { type: 'bearer', token: 'bearer-abc-def' },
  endpoints: [
    {
      name: 'List all',
      path: '/users?page={{page}}&api_key=in-query-99',
      headers: { 'X-Api-Key': 'sk_live_12345', Cookie: 'sid=cookie-value-1', 'X-It': "it's $HOME `x`" },
      validations: [
        { type: 'status', equals: ['200', '3xx'] },
        { type: 'jsonpath', path: '$.items[0].name', operator: 'equals', value: 'Ada' },
        { type: 'jsonpath', path: '$..deep', operator: 'exists' },
        { type: 'header', name: 'content-type', operator: 'contains', value: 'json' },
        { type: 'time', maxMs: 500 },
      ],
      captures: [{ name: 'userId', from: 'jsonpath', expression: '$.items[0].id' }],
    },
    {
      name: 'Change',
      method: 'PUT',
      path: '/users/{{userId}}',
      body: { name: '{{userId}} "quoted"', password: 'body-pass-1' },
      auth: { type: 'basic', username: 'ada', password: 'hunter2-secret' },
      followRedirects: false,
    },
    { name: 'Form', method: 'POST', path: '/form', bodyKind: 'form', body: { a: '1 2', b: ['x', 'y&z'] } },
    {
      name: 'Parts',
      method: 'POST',
      path: '/parts',
      bodyKind: 'multipart',
      body: { a: '1', f: { base64: 'AA==', name: 'f.bin', type: 'x/y' } },
    },
    { name: 'Text parts', method: 'POST', path: '/parts2', bodyKind: 'multipart', body: { a: '1' } },
    {
      name: 'Query',
      method: 'POST',
      path: '/graphql',
      bodyKind: 'graphql',
      body: { query: '{ a }' },
      auth: { type: 'oauth', tokenUrl: '/token', clientId: 'c', clientSecret: 'hunter2-secret' },
    },
    { name: 'Off', path: '/off', enabled: false },
  ],
});

test('curl commands read back as the same requests, without any secret', () => {
  const written = writeCurl(config);
  for (const secret of secrets) expect(written).not.toContain(secret);
  expect(written).toContain('# Expected: status is 200 or 3xx');
  expect(written).toContain('USERID (from the answer of "List all")');
  const { baseUrl, endpoints } = importEndpoints(written.replace(/^curl .*token.*$/gm, ''), 'curl');
  expect(baseUrl).toBe('https://shop.test');
  expect(endpoints).toMatchObject([
    {
      method: 'GET',
      path: '/api/users?page=2&api_key={{API_KEY}}',
      headers: { 'X-Api-Key': '{{X_API_KEY}}', Cookie: '{{COOKIE}}', 'X-It': "it's $HOME `x`" },
      auth: { type: 'bearer', token: '{{TOKEN}}' },
      followRedirects: true,
      timeoutMs: 30_000,
    },
    {
      method: 'PUT',
      path: '/api/users/{{USERID}}',
      auth: { type: 'basic', username: 'ada', password: '{{PASSWORD_2}}' },
      bodyKind: 'json',
      body: { name: '{{USERID}} "quoted"', password: '{{PASSWORD}}' },
      followRedirects: false,
    },
    {
      method: 'POST',
      bodyKind: 'form',
      body: [
        { name: 'a', value: '1 2' },
        { name: 'b', value: 'x' },
        { name: 'b', value: 'y&z' },
      ],
    },
    { bodyKind: 'multipart', body: { a: '1', f: { name: 'f.bin', type: 'x/y' } } },
    { bodyKind: 'multipart', body: { a: '1' } },
    { bodyKind: 'graphql', body: { query: '{ a }' }, auth: { type: 'bearer', token: '{{ACCESS_TOKEN}}' } },
  ]);
});

interface Sent {
  method: string;
  url: string;
  body: unknown;
  params: { headers: Record<string, string>; redirects?: number };
}

/** Runs a script as k6 would, with its modules played: what is sent is recorded, and each answer is the given one. */
function play(script: string, env: Record<string, string>, answer: object) {
  const sent: Sent[] = [];
  const checked: Record<string, boolean> = {};
  const http = {
    request: (method: string, url: string, body: unknown, params: Sent['params']) => {
      sent.push({ method, url, body, params });
      return answer;
    },
    post: () => ({ json: () => 'fetched-token' }),
    file: (_content: unknown, name: string) => `file ${name}`,
  };
  const check = (response: unknown, checks: Record<string, (r: unknown) => boolean>) => {
    for (const [name, holds] of Object.entries(checks)) checked[name] = holds(response);
  };
  const body = script
    .replace(/^import .*$/gm, '')
    .replace('export const options', 'const options')
    .replace('export function setup', 'function setup')
    .replace('export default function', 'function run');
  const code = `'use strict';${body}\nreturn { options, run, setup: typeof setup === 'function' ? setup : undefined };`;
  const load = new Function('http', 'check', 'encoding', '__ENV', 'open', code);
  const b64encode = (text: string) => Buffer.from(text).toString('base64');
  const { options, run, setup } = load(http, check, { b64encode }, env, () => 'bytes');
  run(setup?.());
  return { sent, checked, options };
}

test('a script for k6 sends the same requests, checks what it can and says what it cannot', () => {
  const script = writeK6(config);
  for (const secret of secrets) expect(script).not.toContain(secret);
  expect(script).toContain('// Not checked here: $..deep exists.');
  const answer = {
    status: 302,
    body: '{"items":[{"id":7,"name":"Ada"}]}',
    headers: { 'Content-Type': 'text/html' },
    cookies: {},
    timings: { duration: 12 },
  };
  const { sent, checked, options } = play(script, { PASSWORD: 'p"w', PASSWORD_2: 'p"2', TOKEN: 't' }, answer);
  expect(options).toEqual({ vus: 1, iterations: 1, thresholds: { checks: ['rate==1'] } });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://shop.test/api/users?page=2&api_key=',
    'PUT https://shop.test/api/users/7',
    'POST https://shop.test/api/form',
    'POST https://shop.test/api/parts',
    'POST https://shop.test/api/parts2',
    'POST https://shop.test/api/graphql',
  ]);
  expect(sent[0]?.params.headers).toMatchObject({ Authorization: 'Bearer t', 'X-It': "it's $HOME `x`" });
  expect(sent[1]).toMatchObject({
    body: '{"name":"7 \\"quoted\\"","password":"p\\"w"}',
    params: {
      redirects: 0,
      headers: { Authorization: `Basic ${Buffer.from('ada:p"2').toString('base64')}` },
    },
  });
  expect(sent[2]?.body).toBe('a=1%202&b=x&b=y%26z');
  expect(sent[3]?.body).toEqual({ a: '1', f: 'file f.bin' });
  expect(sent[4]?.body).toMatch(
    /^--(\S+)\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--\1--\r\n$/,
  );
  expect(sent[5]?.params.headers.Authorization).toBe('Bearer fetched-token');
  expect(checked).toEqual({
    'status is 200 or 3xx': true,
    '$.items[0].name equals "Ada"': true,
    'header content-type contains "json"': false,
    'answered within 500 ms': true,
  });
});

const loads: [name: string, load: object, options: object][] = [
  [
    'closed',
    { concurrency: 20, duration: 30_000 },
    { load: { executor: 'constant-vus', vus: 20, duration: '30000ms' } },
  ],
  [
    'closed in stages',
    {
      stages: [
        { durationMs: 1000, target: 5 },
        { durationMs: 2000, target: 0 },
      ],
    },
    {
      load: {
        executor: 'ramping-vus',
        startVUs: 0,
        stages: [
          { duration: '1000ms', target: 5 },
          { duration: '2000ms', target: 0 },
        ],
      },
    },
  ],
  [
    'open',
    { model: 'open', rate: 50, concurrency: 10 },
    {
      load: { executor: 'constant-arrival-rate', rate: 50, timeUnit: '1s', preAllocatedVUs: 10, maxVUs: 100 },
    },
  ],
  [
    'open in stages, at a rate that is no whole number, after a warm-up',
    { model: 'open', warmUpMs: 3000, stages: [{ durationMs: 1000, target: 1.5 }] },
    {
      warmUp: { executor: 'constant-arrival-rate', rate: 90, timeUnit: '60s', duration: '3000ms' },
      load: { executor: 'ramping-arrival-rate', startRate: 90, timeUnit: '60s', startTime: '3000ms' },
    },
  ],
];

test.each(loads)('a load for k6: %s', (_name, load, scenarios) => {
  const { options } = play(writeK6(makeLoad(load)), {}, { status: 200 });
  expect(options.scenarios).toMatchObject(scenarios);
});

test('thresholds, body and headers of a load for k6', () => {
  const load = makeLoad({
    method: 'POST',
    headers: { Authorization: 'Bearer abcdefgh' },
    body: { a: '\u2028</script>' },
    warmUpMs: 1000,
    thresholds: { p95Ms: 200, p99Ms: 400, errorRate: 1, minRate: 50 },
  });
  const script = writeK6(load);
  const { options, sent } = play(script, { AUTHORIZATION: 'from outside' }, { status: 200 });
  expect(options.thresholds).toEqual({
    'http_req_duration{scenario:load}': ['p(95)<=200', 'p(99)<=400'],
    'http_req_failed{scenario:load}': ['rate<=0.01'],
    'http_reqs{scenario:load}': ['rate>=50'],
  });
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: 'http://127.0.0.1:1/x',
      body: '{"a":"\u2028</script>"}',
      params: { headers: { Authorization: 'Bearer from outside', 'Content-Type': 'application/json' } },
    },
  ]);
});
