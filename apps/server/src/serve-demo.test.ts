import { expect, test } from 'vitest';
import { startApp } from '../test/start.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('the demo shop is served under /demo with its own policy', async () => {
  const { server } = await startApp('sqlite');
  const home = await server.inject('/demo/');
  expect(home.statusCode).toBe(200);
  expect(home.headers['content-security-policy']).toContain("script-src 'self'");
  expect(home.body).toContain('<h1');
  expect((await server.inject('/demo/no-such-page')).statusCode).toBe(404);
});

test('the demo shop reads its forms, and the calls still refuse them', async () => {
  const { server } = await startApp('sqlite');
  const payload = new URLSearchParams({ user: 'ada@example.com', password: 'analytical' }).toString();
  const login = await server.inject({ method: 'POST', url: '/demo/login', headers: form, payload });
  expect(login.statusCode).toBe(303);
  expect(
    (await server.inject({ method: 'POST', url: '/api/login', headers: form, payload })).statusCode,
  ).toBe(415);
});
