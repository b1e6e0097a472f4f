import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as requestHttp } from 'node:http';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readGuardAnswer } from './headers.ts';
import {
  authorization,
  closedPort,
  getThrough,
  openWire,
  startProxy,
  startRawSite,
  startSite,
} from './test-site.fixture.ts';

test('a request and its answer arrive as they were sent', async () => {
  const zipped = gzipSync('hello');
  const seen: { headers: string[]; url: string | undefined }[] = [];
  const site = await startSite((request, response) => {
    seen.push({ headers: request.rawHeaders, url: request.url });
    response.writeHead(201, 'Made', [
      ...['Content-Encoding', 'gzip', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Odd', 'gr\u00fc\u00df'],
      ...['Connection', 'X-Secret', 'X-Secret', 'hop', 'Content-Length', String(zipped.length)],
    ]);
    response.end(zipped);
  });
  const settings = (await startProxy()).openRun('run');
  const got = await getThrough(settings, `${site.url}/a%20b?c=d&e=%C3%BC`, {
    headers: {
      'X-Kept': ['1', '2'],
      connection: 'keep-alive, x-hop',
      'x-hop': 'gone',
      te: 'trailers',
      host: 'evil',
    },
  });
  expect(got.status).toBe(201);
  expect(gunzipSync(got.body).toString()).toBe('hello');
  expect(got.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(got.headers['x-odd']).toBe('gr\u00fc\u00df');
  expect(got.headers['x-secret']).toBeUndefined();
  expect(readGuardAnswer({ ...got.headers, 'set-cookie': '' })).toBeUndefined();
  const [{ headers, url } = { headers: [], url: '' }] = seen;
  expect(url).toBe('/a%20b?c=d&e=%C3%BC');
  expect(headers.filter((name) => /^(proxy-.*|x-hop|te)$/i.test(name))).toEqual([]);
  expect(headers.filter((_, index) => headers[index - 1] === 'X-Kept')).toEqual(['1', '2']);
  expect(headers.filter((_, index) => /^host$/i.test(headers[index - 1] ?? ''))).toEqual([
    `127.0.0.1:${site.port}`,
  ]);
});

test.for([
  ['POST', {}],
  ['PUT', { 'transfer-encoding': 'chunked' }],
  ['DELETE', { 'transfer-encoding': 'chunked' }],
  ['POST', { expect: '100-continue' }],
] as [string, Record<string, string>][])('%s carries its body, %o', async ([method, headers]) => {
  const site = await startSite(async (request, response) => {
    const body = Buffer.concat(await Readable.from(request).toArray());
    response.end(`${request.method} ${createHash('sha256').update(body).digest('hex')}`);
  });
  const settings = (await startProxy()).openRun('run');
  const body = randomBytes(300_000);
  const length: Record<string, string> =
    'transfer-encoding' in headers ? {} : { 'content-length': String(body.length) };
  const got = await getThrough(settings, site.url, { method, body, headers: { ...headers, ...length } });
  expect(got.body.toString()).toBe(`${method} ${createHash('sha256').update(body).digest('hex')}`);
});

test.for(['HEAD', 'OPTIONS', 'PATCH'])('%s without a body is passed on without one', async (method) => {
  const site = await startSite((request, response) => {
    response.setHeader(
      'x-framing',
      `${request.headers['transfer-encoding']} ${request.headers['content-length']}`,
    );
    response.setHeader('content-length', 2);
    response.end('ok');
  });
  const got = await getThrough((await startProxy()).openRun('run'), site.url, {
    method,
    headers: { 'content-length': '0' },
  });
  expect(got.status).toBe(200);
  expect(got.headers['x-framing']).toBe('undefined 0');
  expect(got.headers['content-length']).toBe('2');
});

test('a big answer streams: the site is slowed down by a client that does not read', async () => {
  const size = 64 * 1_048_576;
  let written = 0;
  const site = await startSite((request, response) => {
    if (request.url === '/ping') return void response.end('pong');
    const source = Readable.from(
      (function* () {
        for (; written < size; written += 1_048_576) yield Buffer.alloc(1_048_576, 'x');
      })(),
    );
    source.pipe(response);
  });
  const settings = (await startProxy()).openRun('run');
  const { port } = new URL(settings.server);
  const request = requestHttp({
    port,
    host: '127.0.0.1',
    path: site.url,
    headers: authorization(settings),
    agent: false,
  });
  request.end();
  const [response] = (await once(request, 'response')) as [Readable];
  // Nothing is read, so everything on the way fills up and the site has to wait, however much else goes through meanwhile.
  for (let round = 0; round < 50; round += 1) await getThrough(settings, `${site.url}/ping`);
  expect(written).toBeLessThan(size);
  let read = 0;
  for await (const chunk of response) read += (chunk as Buffer).length;
  expect(read).toBe(size);
});

test('the head of an answer comes before its body does', async () => {
  const release = Promise.withResolvers<void>();
  const site = await startSite(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    await release.promise;
    response.end('data: 1\n\n');
  });
  const settings = (await startProxy()).openRun('run');
  const { port } = new URL(settings.server);
  const request = requestHttp({ port, host: '127.0.0.1', path: site.url, headers: authorization(settings) });
  request.end();
  const [response] = (await once(request, 'response')) as [Readable];
  release.resolve();
  expect(Buffer.concat(await response.toArray()).toString()).toBe('data: 1\n\n');
});

test('connections are kept for the next request, on both sides', async () => {
  let connections = 0;
  const site = await startSite((_request, response) => void response.end('ok'));
  site.server.on('connection', () => {
    connections += 1;
  });
  const settings = (await startProxy()).openRun('run');
  const { port } = new URL(settings.server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let round = 0; round < 5; round += 1) {
    const request = requestHttp({
      port,
      host: '127.0.0.1',
      path: site.url,
      headers: authorization(settings),
      agent,
    });
    request.end();
    const [response] = (await once(request, 'response')) as [Readable];
    ports.add(request.socket?.localPort);
    await response.toArray();
  }
  agent.destroy();
  expect({ ours: ports.size, site: connections }).toEqual({ ours: 1, site: 1 });
});

test('a kept connection that the site closes in the meantime is not the reader’s trouble', async () => {
  let answered = 0;
  const port = await startRawSite((socket) => {
    let requests = 0;
    socket.on('data', () => {
      requests += 1;
      // The second request on a connection is met by a closed door.
      if (requests > 1) socket.destroy();
      else
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok', () => {
          answered += 1;
        });
    });
  });
  const settings = (await startProxy()).openRun('run');
  for (let round = 0; round < 3; round += 1) {
    expect((await getThrough(settings, `http://127.0.0.1:${port}/`)).status).toBe(200);
  }
  expect(answered).toBe(3);
});

test('a client that goes away ends the request to the site, and that is no trouble of the site', async () => {
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const site = await startSite((request, response) => {
    if (request.url === '/ping') return void response.end('pong');
    begun.resolve();
    request.socket.once('close', () => gone.resolve());
  });
  const proxy = await startProxy();
  const settings = proxy.openRun('run');
  const auth = authorization(settings)['proxy-authorization'];
  const wire = openWire(
    settings,
    `GET ${site.url}/ HTTP/1.1\r\nHost: x\r\nProxy-Authorization: ${auth}\r\n\r\n`,
  );
  await begun.promise;
  wire.socket.destroy();
  await gone.promise;
  await getThrough(settings, `${site.url}/ping`);
  expect(proxy.troubles('run')).toEqual([]);
});

test('an answer that breaks off breaks off for the reader', async () => {
  const port = await startRawSite((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', () => socket.destroy());
    });
  });
  const settings = (await startProxy()).openRun('run');
  await expect(getThrough(settings, `http://127.0.0.1:${port}/`)).rejects.toThrow(
    /aborted|hang up|ECONNRESET/,
  );
});

test('a site cannot pass its answer off as the guard’s', async () => {
  const site = await startSite((_request, response) => {
    response.writeHead(502, { 'x-assay-guard': 'unreachable', 'X-Assay-Guard-Reason': 'refused' }).end('own');
  });
  const got = await getThrough((await startProxy()).openRun('run'), site.url);
  expect({ status: got.status, body: got.body.toString() }).toEqual({ status: 502, body: 'own' });
  expect(got.headers).not.toHaveProperty('x-assay-guard');
  expect(got.headers).not.toHaveProperty('x-assay-guard-reason');
});

test('a sloppy answer is passed on as a browser would take it', async () => {
  const port = await startRawSite((socket) => {
    socket.once('data', () => socket.end(`HTTP/1.1 200 OK\nX-Long: ${'x'.repeat(60_000)}\n\nbody`));
  });
  const got = await getThrough((await startProxy()).openRun('run'), `http://127.0.0.1:${port}/`);
  expect(got.body.toString()).toBe('body');
});

test.for([
  ['refused', closedPort],
  ['name-not-resolved', async () => 80],
  ['reset', () => startRawSite((socket) => void socket.destroy())],
  ['bad-answer', () => startRawSite((socket) => void socket.end('SSH-2.0-x\r\n'))],
  ['bad-answer', () => startRawSite((socket) => void socket.end('HTTP/1.1 200 OK\r\nX: a\u0001b\r\n\r\n'))],
  ['bad-answer', () => startRawSite((socket) => void socket.end('HTTP/1.1 099 Odd\r\n\r\n'))],
  [
    'reset',
    () =>
      startRawSite(
        (socket) => void socket.end('HTTP/1.1 101 X\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      ),
  ],
  ['timed-out', () => startRawSite(() => undefined)],
] as [string, () => Promise<number>][])(
  'a site that is down is told with its reason: %s',
  async ([reason, start]) => {
    const lookup = async () => {
      throw new Error('ENOTFOUND');
    };
    const proxy = await startProxy({ lookup, limits: { idleMs: 300 } });
    const host = reason === 'name-not-resolved' ? 'nowhere.example' : '127.0.0.1';
    const url = `http://${host}:${await start()}/`;
    const got = await getThrough(proxy.openRun('run'), url);
    expect(got.status).toBe(502);
    expect(readGuardAnswer({ ...got.headers, 'set-cookie': '' })).toEqual({ kind: 'unreachable', reason });
    expect(got.body.toString()).toContain('The site cannot be reached');
    expect(proxy.troubles('run')).toMatchObject([
      { kind: 'unreachable', reason, place: new URL(url).origin, count: 1 },
    ]);
    expect(proxy.refusals('run')).toEqual([]);
  },
);
