import { expect, test } from 'vitest';
import { allowOnly } from '../rules/policy.ts';
import { getThrough, openWire, startProxy, startSite } from './test-site.fixture.ts';
import type { Trouble } from './trouble.ts';

test('only the name and password of a run that is going on let in', async () => {
  const site = await startSite((_request, response) => void response.end('in'));
  const proxy = await startProxy();
  const right = proxy.openRun('right');
  const { server } = right;
  const rows: [Parameters<typeof getThrough>[0], number][] = [
    [right, 200],
    [{ server }, 407],
    [{ ...right, password: `${right.password}x` }, 407],
    [{ ...right, password: '' }, 407],
    [{ ...right, username: 'nobody' }, 407],
    [{ ...right, username: '__proto__' }, 407],
  ];
  for (const [settings, status] of rows) {
    const got = await getThrough(settings, site.url);
    expect(got.status).toBe(status);
    if (status === 407) expect(got.headers['proxy-authenticate']).toMatch(/^Basic /);
  }
  const other = proxy.openRun('other');
  expect((await getThrough({ ...other, password: right.password }, site.url)).status).toBe(407);
  await proxy.endRun('right');
  expect((await getThrough(right, site.url)).status).toBe(407);
});

test('a door of its own needs no password, and closes with its run', async () => {
  const site = await startSite((_request, response) => void response.end('in'));
  const proxy = await startProxy();
  const own = await proxy.openOwnDoor('own');
  expect((await getThrough(own, site.url)).status).toBe(200);
  // The name of such a run does not open the shared door, whatever the password.
  const shared = { server: `http://127.0.0.1:${proxy.port}`, username: 'own', password: 'undefined' };
  expect((await getThrough(shared, site.url)).status).toBe(407);
  await proxy.endRun('own');
  await expect(getThrough(own, site.url)).rejects.toThrow(/ECONNREFUSED/);
});

test('each run has its own policy, and its refusals are told once and counted', async () => {
  const site = await startSite((_request, response) => void response.end('in'));
  const told: [string, Trouble][] = [];
  const proxy = await startProxy({
    policyOf: (id) => (id === 'free' ? allowOnly([`127.0.0.1:${site.port}`]) : { allowPrivate: 'none' }),
    onRefused: (id, refusal) => told.push([id, refusal]),
  });
  const [free, bound] = [proxy.openRun('free'), proxy.openRun('bound')];
  expect((await getThrough(free, site.url)).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    const got = await getThrough(bound, `${site.url}/secret?token=1`);
    expect({ status: got.status, guard: got.headers['x-assay-guard'] }).toEqual({
      status: 403,
      guard: 'refused',
    });
    expect(got.body.toString()).toContain(
      '127.0.0.1 is this machine itself. Start the server on loopback, or name it in ALLOW_PRIVATE_TARGETS.',
    );
  }
  expect(told.map(([id]) => id)).toEqual(['bound']);
  expect(proxy.refusals('free')).toEqual([]);
  expect(await proxy.endRun('bound')).toEqual([
    {
      kind: 'refused',
      reason: 'loopback',
      place: site.url,
      hostname: '127.0.0.1',
      port: site.port,
      message: expect.stringContaining('ALLOW_PRIVATE_TARGETS'),
      count: 3,
    },
  ]);
  expect(proxy.refusals('bound')).toEqual([]);
});

test('a name that changes its address between two look-ups gains nothing', async () => {
  let hits = 0;
  const site = await startSite((_request, response) => {
    hits += 1;
    response.end('inside');
  });
  let lookups = 0;
  const proxy = await startProxy({
    policyOf: () => allowOnly(['127.0.0.2']),
    // The first answer is allowed, and nobody listens there; the next leads to what is guarded.
    lookup: async () => [lookups++ === 0 ? '127.0.0.2' : '127.0.0.1'],
    limits: { connectMs: 2000 },
  });
  const settings = proxy.openRun('run');
  const url = `http://rebind.example:${site.port}/`;
  const first = await getThrough(settings, url);
  expect(first.status).toBe(502);
  expect(lookups).toBe(1);
  expect((await getThrough(settings, url)).status).toBe(403);
  expect(hits).toBe(0);
});

test.for([
  ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 .*This is a proxy/s],
  ['GET file:///etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 403 .*http:\/\/ or https:\/\//s],
  ['GET https://127.0.0.1/ HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 400 |^$/],
  ['\u0016\u0003\u0001garbage\r\n\r\n', /^$/],
  [`GET http://x/ HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, /^$/],
] as const)('%j does no harm', async ([text, answer]) => {
  const proxy = await startProxy();
  const own = await proxy.openOwnDoor('run');
  const wire = openWire(own, text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(await wire.ended).toMatch(answer);
  const site = await startSite((_request, response) => void response.end('in'));
  expect((await getThrough(own, site.url)).status).toBe(200);
});

test('a run is opened once, under a name that fits a header', async () => {
  const proxy = await startProxy();
  proxy.openRun('one');
  expect(() => proxy.openRun('one')).toThrow('The run one is open already.');
  expect(() => proxy.openRun('a:b')).toThrow('cannot name a run');
  await expect(proxy.openOwnDoor('one')).rejects.toThrow('open already');
});

test('a name is looked up once, and its addresses are tried in turn', async () => {
  const site = await startSite((request, response) => void response.end(request.headers.host));
  const asked: string[] = [];
  const proxy = await startProxy({
    lookup: async (name) => {
      asked.push(name);
      return ['::1', '127.0.0.1'];
    },
  });
  const host = `shop.example:${site.port}`;
  const got = await getThrough(proxy.openRun('run'), `http://${host}/`);
  expect({ host: got.body.toString(), asked }).toEqual({ host, asked: ['shop.example'] });
});
