import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { startProxy } from './proxy.ts';
import { faultRecord } from './records.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(handle: (asked: IncomingMessage, reply: ServerResponse) => void) {
  const seen: string[] = [];
  const server = createServer((asked, reply) => {
    seen.push(`${asked.method} ${asked.url}`);
    handle(asked, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  closing.push(proxy.close, () => new Promise((resolve) => server.close(resolve)));
  return { ...proxy, seen };
}

const page = '<!doctype html><html><head><title>a</title></head><body>Total: $12.00</body></html>';

function sendPage(_asked: IncomingMessage, reply: ServerResponse): void {
  const headers = {
    'content-type': 'text/html',
    'content-encoding': 'gzip',
    'content-security-policy': "default-src 'none'",
  };
  reply.writeHead(200, headers).end(gzipSync(page));
}

async function read(address: string, options?: RequestInit): Promise<string> {
  return (await fetch(address, options)).text();
}

test('passes answers on as they are without a fault', async () => {
  const { address } = await serve(sendPage);
  expect(await read(address)).toBe(page);
});

test('changes the text of answers where the path fits', async () => {
  const { address, setFault } = await serve(sendPage);
  setFault(faultRecord.parse({ kind: 'replace', on: '^/cart', from: '\\$(\\d+)', to: '€$1' }));
  expect(await read(`${address}/cart`)).toContain('Total: €12.00');
  expect(await read(`${address}/other`)).toContain('Total: $12.00');
  setFault(undefined);
  expect(await read(`${address}/cart`)).toContain('Total: $12.00');
});

test('puts a script in front of all others of a page, whatever its policy', async () => {
  const { address, setFault } = await serve(sendPage);
  setFault({ kind: 'dropClicks', selector: 'button.save' });
  const reply = await fetch(address);
  expect(reply.headers.get('content-security-policy')).toBeNull();
  expect(await reply.text()).toMatch(/<head><script>[\s\S]*button\.save[\s\S]*<\/script><title>/);
});

test('answers in the place of the server', async () => {
  const { address, setFault, seen } = await serve(sendPage);
  setFault({ kind: 'answer', on: '^/save', method: 'POST', status: 500, body: 'no' });
  const reply = await fetch(`${address}/save`, { method: 'POST', body: 'a=1' });
  expect([reply.status, await reply.text()]).toEqual([500, 'no']);
  await read(`${address}/save`);
  expect(seen).toEqual(['GET /save']);
});

test('notices what may have changed data, once', async () => {
  const { address, takeWrites } = await serve(sendPage);
  await read(address);
  expect(takeWrites()).toBe(false);
  await read(address, { method: 'POST', body: 'a=1' });
  expect([takeWrites(), takeWrites()]).toEqual([true, false]);
});
