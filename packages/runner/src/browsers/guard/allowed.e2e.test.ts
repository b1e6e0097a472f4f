import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type GuardProxy, readGuardAnswer, startGuardProxy } from '@assay/http/guard';
import { cacheFolder } from '@assay/testbed/run';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type BrowserPool, openPool } from '../pool.ts';
import { startOutside } from './attacked-sites.fixture.ts';

let pool: BrowserPool;
let proxy: GuardProxy;
beforeAll(async () => {
  pool = await openPool({ cacheFolder });
});
afterAll(() => pool.close());
beforeEach(async () => {
  proxy = await startGuardProxy({ policyOf: () => ({ allowPrivate: 'all' }) });
  onTestFinished(() => proxy.close());
});

async function inPage<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const settings = await proxy.openOwnDoor('run');
  return pool.withContext('chrome', { proxy: settings }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(url);
    return work(page);
  });
}

const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const html = `<!doctype html><title>Shop</title><link rel="stylesheet" href="/style.css"><script src="/app.js"></script>
  <img src="/pixel.gif" alt="pixel"><form method="post" action="/order"><input name="item" value="tea &amp; cake"><button>Order</button></form>
  <a href="/report.csv" download>Report</a>`;

const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/': (_request, response) => response.setHeader('content-type', 'text/html').end(html),
  '/style.css': (_request, response) =>
    response.setHeader('content-type', 'text/css').end('body { color: rgb(1, 2, 3) }'),
  '/app.js': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
    response.end(gzipSync('window.ran = true;'));
  },
  '/pixel.gif': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'max-age=600' }).end(pixel);
  },
  '/order': async (request, response) => {
    const body = Buffer.concat(await Readable.from(request).toArray()).toString();
    response.setHeader('content-type', 'text/html').end(`<title>Ordered</title><p>${body}`);
  },
  '/report.csv': (_request, response) => {
    response.writeHead(200, { 'content-disposition': 'attachment; filename=report.csv' }).end('a,b\n1,2\n');
  },
  '/big': (_request, response) => response.end(Buffer.alloc(20 * 1_048_576, 'x')),
  '/events': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  },
  '/locked': (request, response) => {
    const status = request.headers.authorization ? 200 : 401;
    response.writeHead(status, { 'www-authenticate': 'Basic realm="x"', 'content-type': 'text/html' });
    response.end(`<title>Locked</title><p>${request.headers.authorization ?? 'nobody'}`);
  },
};

async function startShop() {
  const asked: string[] = [];
  const shop = await startOutside((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((_: unknown, other: ServerResponse) => other.writeHead(404).end()))(
      request,
      response,
    );
  });
  // The least of a WebSocket server: one small text frame, sent back unmasked.
  shop.server.on('upgrade', (request, socket) => {
    const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    // The browser may go without a word.
    socket.on('error', () => socket.destroy());
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('data', (frame: Buffer) => {
      const length = (frame[1] ?? 0) & 0x7f;
      const text = frame.subarray(6, 6 + length).map((byte, index) => byte ^ (frame[2 + (index % 4)] ?? 0));
      socket.write(Buffer.concat([Buffer.from([0x81, length]), text]));
    });
  });
  return { ...shop, asked };
}

test('a page with its styles, scripts, pictures, forms and downloads works through the guard', async () => {
  const shop = await startShop();
  await inPage(shop.url, async (page) => {
    await page.waitForFunction('window.ran === true');
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(1, 2, 3)');
    expect(await page.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Report').click()]);
    expect(await readFile(await download.path(), 'utf8')).toBe('a,b\n1,2\n');
    await page.getByRole('button', { name: 'Order' }).click();
    await page.waitForURL('**/order');
    expect(await page.textContent('p')).toBe('item=tea+%26+cake');
  });
  expect(proxy.troubles('run')).toEqual([]);
});

test('WebSockets, event streams and big answers pass', async () => {
  const shop = await startShop();
  await inPage(shop.url, async (page) => {
    const got = await page.evaluate(async () => {
      const socket = new WebSocket(`${location.href.replace('http', 'ws')}chat`);
      const echo = new Promise((resolve, reject) => {
        socket.onopen = () => socket.send('hello');
        socket.onmessage = (event) => resolve(event.data);
        socket.onerror = reject;
      });
      const stream = new EventSource('/events');
      const event = new Promise((resolve) => {
        stream.onmessage = ({ data }) => resolve(data);
      });
      const big = await (await fetch('/big')).arrayBuffer();
      return { echo: await echo, event: await event, size: big.byteLength };
    });
    expect(got).toEqual({ echo: 'hello', event: 'first', size: 20 * 1_048_576 });
  });
});

test('the browser keeps its cache, and a site that asks for a password gets none of ours', async () => {
  const shop = await startShop();
  await inPage(shop.url, async (page) => {
    await page.goto(`${shop.url}/`);
    expect(shop.asked.filter((url) => url === '/pixel.gif')).toHaveLength(1);
    const locked = await page.goto(`${shop.url}/locked`);
    expect(locked?.status()).toBe(401);
    expect(await page.textContent('p')).toBe('nobody');
  });
});

test('a site that is down is told from one that answers 502 itself', async () => {
  const shop = await startOutside((_request, response) => void response.writeHead(502).end('own trouble'));
  await inPage(shop.url, async (page) => {
    const own = await page.goto(shop.url);
    expect(own?.status()).toBe(502);
    expect(readGuardAnswer(own?.headers() ?? {})).toBeUndefined();
    shop.server.close();
    shop.server.closeAllConnections();
    const down = await page.goto(shop.url);
    expect(readGuardAnswer(down?.headers() ?? {})).toEqual({ kind: 'unreachable', reason: 'refused' });
    const secure = page.goto(shop.url.replace('http', 'https'));
    await expect(secure).rejects.toThrow(/ERR_TUNNEL_CONNECTION_FAILED/);
    // Of a tunnel the browser shows no answer; the proxy knows why there was none.
    const place = `127.0.0.1:${shop.port}`;
    const known = expect.objectContaining({ kind: 'unreachable', reason: 'refused', place });
    expect(proxy.troubles('run')).toContainEqual(known);
  });
});
