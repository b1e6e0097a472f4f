import { type Call, calls } from '@assay/contract';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ada, signUp, startApp } from '../../../test/start.ts';
import { answerWriter } from './answer-writer.ts';

const json = { 'content-type': 'application/json' };

/** Calls whose handlers later work will bring. Remove a line when you build one. */
const notBuilt: string[] = [];

describe('every call of the registry', () => {
  test('is registered, guards its access, and says 501 where it is not built', async () => {
    const app = await startApp('sqlite', { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password });
    await app.prepare();
    const token = await signUp(app);
    const answered501: string[] = [];
    for (const [key, { access, ...call }] of Object.entries(calls)) {
      const [method = '', path = ''] = key.split(' ');
      const request = { method: method as 'GET', url: path.replace(/\{\w+\}/g, 'some-id'), headers: json };
      const payload = method === 'GET' ? {} : { payload: '{}' };
      const isStream = 'produces' in call && call.produces.some((type) => type === 'text/event-stream');
      const stranger = await app.server.inject({ ...request, ...payload });
      expect(stranger.statusCode === 401, `${key} without a token`).toBe(access !== 'public');
      if (isStream && !path.includes('{')) continue;
      const known = await app.server.inject({
        ...request,
        ...payload,
        headers: { ...json, authorization: `Bearer ${token}` },
      });
      // A call may say that there is no such thing, but not that there is no such call.
      if (known.statusCode === 404) expect(known.json().error, key).not.toContain('at this address');
      if (known.statusCode !== 501) continue;
      answered501.push(key);
      expect(known.json()).toMatchObject({
        code: 'NOT_BUILT',
        error: expect.stringContaining('being built'),
      });
    }
    expect(answered501.sort()).toEqual(notBuilt);
  });

  test('has answers that can be written by their schemas', async () => {
    const server = fastify();
    const written: string[] = [];
    server.get('/', async (_, reply) => {
      for (const [key, call] of Object.entries<Call>(calls)) {
        for (const schema of [call.response, call.accepted]) if (schema) answerWriter(reply, schema);
        written.push(key);
      }
      return 'all';
    });
    const { statusCode, body } = await server.inject('/');
    expect([statusCode, body]).toEqual([200, 'all']);
    expect(written).toEqual(Object.keys(calls));
  });
});

describe('requests that cannot be read', () => {
  test.each([
    ['no JSON', { method: 'POST', url: '/api/login', headers: json, payload: '{' }, 400, 'MALFORMED_REQUEST'],
    [
      'an empty body',
      { method: 'POST', url: '/api/login', headers: json, payload: '' },
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'a prototype key',
      { method: 'POST', url: '/api/login', headers: json, payload: '{"__proto__":{"role":"admin"}}' },
      400,
      'MALFORMED_REQUEST',
    ],
    ['no body', { method: 'POST', url: '/api/login' }, 400, 'VALIDATION_FAILED'],
    [
      'an array',
      { method: 'POST', url: '/api/login', headers: json, payload: '[]' },
      400,
      'VALIDATION_FAILED',
    ],
    ['null', { method: 'POST', url: '/api/login', headers: json, payload: 'null' }, 400, 'VALIDATION_FAILED'],
    [
      'another media type',
      { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'two megabytes',
      { method: 'POST', url: '/api/login', headers: json, payload: `"${'x'.repeat(2_000_000)}"` },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an unknown address', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['a broken escape', { method: 'GET', url: '/api/%E0%A4%A' }, 400, 'MALFORMED_REQUEST'],
    ['another method', { method: 'DELETE', url: '/api/login' }, 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('%s', async (_what, request, status, code) => {
    const app = await startApp('sqlite');
    const reply = await app.server.inject(request);
    expect(reply.json()).toMatchObject({
      success: false,
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    });
    expect(reply.statusCode).toBe(status);
  });

  test('a method that is not allowed is told which are', async () => {
    const app = await startApp('sqlite');
    const reply = await app.server.inject({ method: 'PATCH', url: '/api/user/profile' });
    expect(reply.headers.allow).toBe('GET, PUT');
  });
});

describe('headers', () => {
  test('keep browsers from doing what an answer of a call never needs', async () => {
    const app = await startApp('sqlite', { PUBLIC_URL: 'https://assay.test' });
    const { headers } = await app.server.inject('/api/health');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    });
  });

  test('carry a request id: the given one, or a new one where that is odd', async () => {
    const app = await startApp('sqlite');
    const ask = async (id: string) =>
      (await app.server.inject({ url: '/api/health', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await ask('my-request-1')).toBe('my-request-1');
    expect(await ask('<script>')).toMatch(/^[\w-]{36}$/);
  });
});

test('health says what it runs on, and 503 once the database is gone', async () => {
  const app = await startApp('sqlite');
  expect(await app.call('GET /api/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', database: 'sqlite' },
  });
  await app.services.db.destroy();
  expect(await app.call('GET /api/health')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
});

test('the documentation is served as a page and as OpenAPI 3.1', async () => {
  const app = await startApp('sqlite');
  const page = await app.server.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const document = (await app.server.inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths as Record<string, object>).flatMap((path) =>
    Object.keys(path),
  );
  expect(operations).toHaveLength(Object.keys(calls).length);
});

test('an unexpected fault is logged whole and shown masked', async () => {
  const app = await startApp('sqlite');
  await app.services.db.schema.dropTable('inbox').execute();
  const body = { name: 'Ada', email: ada.email, message: 'Hello' };
  const reply = await app.call('POST /api/contact', { body });
  expect(reply).toMatchObject({
    status: 500,
    body: { error: 'Server error. Please try again later.', code: 'INTERNAL' },
  });
  expect(JSON.stringify(reply.body)).not.toContain('inbox');
  expect(app.logLines.join('')).toContain('inbox');
  expect(app.logLines.join('')).toContain(reply.body.requestId);
});
