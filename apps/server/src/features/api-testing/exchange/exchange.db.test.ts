import { expect, test } from 'vitest';
import { meet } from '../../../../test/people.ts';
import { startApp } from '../../../../test/start.ts';

test('tests come from other tools and go to them, and what cannot be read is told with what is wrong', async () => {
  const app = await startApp('sqlite');
  const { token } = await meet(app);
  const curl = `curl -X POST https://api.test/users -H 'Accept: application/json' -d '{"name":"Ada"}'`;
  const imported = await app.call('POST /api/api-testing/import', { token, body: { text: curl } });
  expect(imported.body.data).toMatchObject({
    format: 'curl',
    baseUrl: 'https://api.test',
    endpoints: [{ method: 'POST', path: '/users', headers: { Accept: 'application/json' } }],
  });
  for (const [text, format] of [
    ['{', 'auto'],
    ['{"openapi": "3.1.0"', 'openapi'],
    ['nothing of the kind', 'auto'],
    [curl, 'har'],
  ] as const) {
    const { status, body } = await app.call('POST /api/api-testing/import', {
      token,
      body: { text, format },
    });
    expect([text, status, body.code]).toEqual([text, 400, 'BAD_IMPORT']);
    expect(body.error?.length).toBeGreaterThan(20);
  }

  // A long one is read beside everything else, however many come.
  const paths = Array.from(
    { length: 1500 },
    (_, number) => `  /things/${number}:\n    get: {summary: Thing}\n`,
  );
  const document = `openapi: 3.1.0\ninfo: {title: Things, version: "1"}\npaths:\n${paths.join('')}`;
  const many = await Promise.all(
    [document, document, `${document}  {`].map((text) =>
      app.call('POST /api/api-testing/import', { token, body: { text } }),
    ),
  );
  expect(many.map(({ status, body }) => [status, body.data?.endpoints.length])).toEqual([
    [200, 200],
    [200, 200],
    [400, undefined],
  ]);

  // And they go to others, without their secrets.
  const endpoint = { ...imported.body.data.endpoints[0], headers: { Authorization: 'Bearer SECRET-token' } };
  const testConfig = { name: 'Users', baseUrl: 'https://api.test', endpoints: [endpoint] };
  const config = { name: 'Load', url: 'https://api.test/users', headers: { 'x-api-key': 'SECRET-key' } };
  for (const [format, payload, part] of [
    ['curl', { testConfig }, 'https://api.test/users'],
    ['k6', { testConfig }, 'k6/http'],
    ['k6', { config }, 'k6/http'],
  ] as const) {
    const file = await app.server.inject({
      method: 'POST',
      url: `/api/api-testing/export?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    expect(file.statusCode, file.body).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.body).toContain(part);
    expect(file.body).not.toContain('SECRET');
  }
  const nothing = await app.server.inject({
    method: 'POST',
    url: '/api/api-testing/export?format=curl',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  expect(nothing.statusCode).toBe(400);

  // Plain English is read as the same, and what is not understood is told.
  const read = await app.call('POST /api/api-testing/read', {
    token,
    body: { text: 'On https://api.test, GET /ping answers 200 and contains ok. It sings.' },
  });
  expect(read.body.data).toMatchObject({
    baseUrl: 'https://api.test',
    endpoints: [
      { method: 'GET', path: '/ping', validations: [{ type: 'status' }, { type: 'body', value: 'ok' }] },
    ],
    notes: [expect.stringContaining('sings')],
  });
});
