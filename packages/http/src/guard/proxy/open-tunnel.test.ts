import { once } from 'node:events';
import { expect, test } from 'vitest';
import {
  authorization,
  closedPort,
  connectTo,
  getThrough,
  openWire,
  startProxy,
  startRawSite,
  startSite,
} from './test-site.fixture.ts';

test('a tunnel passes bytes both ways, and what came with the request first', async () => {
  const port = await startRawSite((socket) => void socket.pipe(socket));
  const settings = (await startProxy()).openRun('run');
  const wire = openWire(settings, `${connectTo(`127.0.0.1:${port}`, settings)}early `);
  await wire.until('early ');
  wire.socket.write('late');
  expect(await wire.until('late')).toBe('HTTP/1.1 200 Connection Established\r\n\r\nearly late');
});

test('one side may end while the other still sends', async () => {
  const port = await startRawSite((socket) => {
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => void socket.end(`after the end: ${received}`));
  });
  const settings = (await startProxy()).openRun('run');
  const wire = openWire(settings, connectTo(`127.0.0.1:${port}`, settings));
  await wire.until('Established');
  wire.socket.end('question');
  expect(await wire.ended).toContain('after the end: question');
});

test('who disappears takes the other side along', async () => {
  const gone = Promise.withResolvers<void>();
  const port = await startRawSite((socket) => void socket.resume().once('end', () => gone.resolve()));
  const settings = (await startProxy()).openRun('run');
  const wire = openWire(settings, connectTo(`127.0.0.1:${port}`, settings));
  await wire.until('Established');
  wire.socket.resetAndDestroy();
  await gone.promise;
});

test('a tunnel on which nothing moves is ended', async () => {
  const port = await startRawSite(() => undefined);
  const settings = (await startProxy({ limits: { idleMs: 200 } })).openRun('run');
  const wire = openWire(settings, connectTo(`127.0.0.1:${port}`, settings));
  expect(await wire.ended).toContain('Established');
});

test('a tunnel to a forbidden address is answered with 403 and why', async () => {
  const proxy = await startProxy({ policyOf: () => ({ allowPrivate: 'none' }) });
  const settings = proxy.openRun('run');
  for (const place of ['10.0.0.1:443', '[::ffff:10.0.0.1]:443', '0x0a000001:443', 'localhost:443']) {
    const text = await openWire(settings, connectTo(place, settings)).ended;
    expect(text).toMatch(
      /^HTTP\/1\.1 403 Forbidden\r\n.*x-assay-guard: refused\r\n.*ALLOW_PRIVATE_TARGETS/is,
    );
  }
  expect(proxy.refusals('run').map(({ place }) => place)).toHaveLength(4);
});

test('a tunnel to a site that is down is answered with 502 and why', async () => {
  const proxy = await startProxy();
  const settings = proxy.openRun('run');
  const text = await openWire(settings, connectTo(`127.0.0.1:${await closedPort()}`, settings)).ended;
  expect(text).toMatch(/^HTTP\/1\.1 502 Bad Gateway\r\n.*x-assay-guard: unreachable\r\n/is);
  expect(proxy.troubles('run')).toMatchObject([{ kind: 'unreachable', reason: 'refused' }]);
});

test.for([
  'nonsense',
  '127.0.0.1',
  '127.0.0.1:0',
  '127.0.0.1:99999',
  '127.0.0.1:80/x',
  'a@127.0.0.1:80',
  '::1:80',
  ':80',
])('CONNECT %s is not understood', async (place) => {
  const settings = (await startProxy()).openRun('run');
  expect(await openWire(settings, connectTo(place, settings)).ended).toMatch(/^HTTP\/1\.1 400 |^$/);
});

test('a request with a whole address may change the protocol', async () => {
  const seen = Promise.withResolvers<string | undefined>();
  const site = await startSite(() => undefined);
  site.server.on('upgrade', (request, socket) => {
    seen.resolve(`${request.url} ${request.headers.host} ${request.headers['proxy-authorization']}`);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.on('error', () => socket.destroy());
    socket.pipe(socket);
  });
  const settings = (await startProxy()).openRun('run');
  const auth = authorization(settings)['proxy-authorization'];
  const wire = openWire(
    settings,
    `GET ws://127.0.0.1:${site.port}/chat?x HTTP/1.1\r\nHost: evil\r\nConnection: Upgrade\r\nUpgrade: echo\r\nProxy-Authorization: ${auth}\r\n\r\n`,
  );
  await wire.until('101 Switching');
  wire.socket.write('hello');
  await wire.until('hello');
  expect(await seen.promise).toBe(`/chat?x 127.0.0.1:${site.port} undefined`);
});

test('ending a run ends its tunnels and not those of others', async () => {
  const port = await startRawSite((socket) => void socket.pipe(socket));
  const proxy = await startProxy();
  const open = async (id: string) => {
    const settings = proxy.openRun(id);
    const wire = openWire(settings, connectTo(`127.0.0.1:${port}`, settings));
    await wire.until('Established');
    return { ...wire, settings };
  };
  const [one, other] = [await open('one'), await open('other')];
  await proxy.endRun('one');
  await one.ended;
  other.socket.write('still here');
  await other.until('still here');
  const again = await openWire(one.settings, connectTo(`127.0.0.1:${port}`, one.settings)).ended;
  expect(again).toMatch(/^HTTP\/1\.1 407 /);
});

test('closing ends everything, even a request that waits for its site', async () => {
  const begun = Promise.withResolvers<void>();
  const site = await startSite(() => begun.resolve());
  const proxy = await startProxy();
  const own = await proxy.openOwnDoor('own');
  const waiting = getThrough(own, site.url);
  const failing = expect(waiting).rejects.toThrow();
  await begun.promise;
  await proxy.close();
  await failing;
});

test('more connections than allowed are refused until some close', async () => {
  const port = await startRawSite((socket) => void socket.pipe(socket));
  const proxy = await startProxy({ limits: { connectionsPerRun: 2 } });
  const settings = proxy.openRun('run');
  const place = `127.0.0.1:${port}`;
  const first = openWire(settings, connectTo(place, settings));
  await first.until('Established');
  await openWire(settings, connectTo(place, settings)).until('Established');
  expect(await openWire(settings, connectTo(place, settings)).ended).toMatch(/^HTTP\/1\.1 503 /);
  expect(proxy.refusals('run')).toMatchObject([{ reason: 'busy' }]);
  const closed = once(first.socket, 'close');
  first.socket.end();
  await closed;
  await openWire(settings, connectTo(place, settings)).until('Established');
});

test('closing does not wait for a client that was turned away and stays', async () => {
  const proxy = await startProxy();
  const wire = openWire(
    { server: `http://127.0.0.1:${proxy.port}` },
    'CONNECT 127.0.0.1:80 HTTP/1.1\r\n\r\n',
  );
  await wire.until('407');
  await proxy.close();
});
