import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { demoHandler } from './node-handler.ts';
import type { DemoSite } from './site.ts';

async function serve(site?: DemoSite): Promise<string> {
  const server = createServer(demoHandler(site)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('pages, forms and the cookie pass through', async () => {
  const address = await serve();
  const body = new URLSearchParams({ product: 'herb-seeds', quantity: '3' });
  const added = await fetch(`${address}/demo/api/cart`, { method: 'POST', body });
  expect(await added.json()).toMatchObject({ added: true, count: 3 });
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await fetch(`${address}/demo/cart`, { headers: { cookie: `other=a=b; ${cookie}` } });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('$12.60');
});

test('HEAD has the headers and no body', async () => {
  const reply = await fetch(`${await serve()}/demo/products`, { method: 'HEAD' });
  expect([reply.status, await reply.text()]).toEqual([200, '']);
});

test.each([
  ['/', 404],
  ['/demonstration', 404],
  ['/demo', 200],
  ['/demo/nowhere', 404],
])('%s answers %i', async (path, status) => {
  expect((await fetch(`${await serve()}${path}`)).status).toBe(status);
});

test('a body beyond 64 KB is refused', async () => {
  const body = new URLSearchParams({ message: 'a'.repeat(70_000) });
  const reply = await fetch(`${await serve()}/demo/contact`, { method: 'POST', body });
  expect([reply.status, await reply.text()]).toEqual([413, 'The form is too large.\n']);
});

test('a body that is no form counts as an empty form', async () => {
  const reply = await fetch(`${await serve()}/demo/login`, { method: 'POST', body: '{"user":"ada"}' });
  expect(await reply.text()).toContain('Enter your username or e-mail.');
});

test('a reply waits as long as the site says', async () => {
  const address = await serve({ handle: () => ({ status: 200, headers: {}, body: 'late', delayMs: 60 }) });
  const started = performance.now();
  expect(await (await fetch(address.concat('/demo/'))).text()).toBe('late');
  expect(performance.now() - started).toBeGreaterThan(55);
});

test('an address that is no address, and a reader who leaves, end quietly', async () => {
  const address = await serve({
    handle: () => ({ status: 200, headers: {}, body: 'late', delayMs: 60_000 }),
  });
  const { port } = new URL(address);
  const status = await new Promise((resolve) => {
    request({ port, path: '//' }, (reply) => resolve(reply.resume().statusCode)).end();
  });
  expect(status).toBe(404);
  await expect(fetch(`${address}/demo/`, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
});
