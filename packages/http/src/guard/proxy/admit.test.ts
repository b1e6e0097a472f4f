import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { admitClients, readClients } from './admit.ts';
import { openDoor } from './door.ts';
import { defaultLimits } from './limits.ts';
import { getThrough, startProxy, startSite } from './test-site.fixture.ts';

test('only this machine and those that are named may come in', async () => {
  const lookup = async (name: string) => {
    if (name !== 'browsers.example') throw new Error('not found');
    return ['198.51.100.7', '2001:db8::7'];
  };
  const clients = ['10.42.0.0/16', '[fd12::9]', 'browsers.example', 'gone.example'];
  const admit = await admitClients(clients, lookup);
  const rows: [string, boolean][] = [
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.42.255.1', true],
    ['::ffff:10.42.0.9', true],
    ['10.43.0.1', false],
    ['::ffff:10.43.0.1', false],
    ['fd12::9', true],
    ['fd12::a', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8::7', true],
    ['203.0.113.5', false],
    ['', false],
  ];
  expect(rows.map(([address]) => [address, admit(address)])).toEqual(rows);
});

test.each(['10.0.0.0/33', 'http://host', '0x7f.1', 'a b/c'])('%s cannot be read, and is named', (entry) => {
  expect(() => readClients(`10.0.0.1, ${entry}`, 'GUARD_CLIENTS')).toThrow(
    /^GUARD_CLIENTS has ".+cannot be read/,
  );
});

test('whoever may not come in gets no answer, and is remembered', async () => {
  const door = await openDoor(
    () => undefined,
    defaultLimits,
    () => false,
  );
  onTestFinished(() => door.close());
  const ended = Promise.withResolvers<string>();
  let heard = '';
  const socket = connect(door.port, '127.0.0.1', () =>
    socket.write('GET http://a/ HTTP/1.1\r\nhost: a\r\n\r\n'),
  );
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => ended.resolve(heard));
  expect(await ended.promise).toBe('');
  expect([...door.turnedAway]).toEqual(['127.0.0.1']);
});

test('a browser elsewhere is told the address it knows this machine by', async () => {
  const site = await startSite((_request, response) => void response.end('in'));
  const proxy = await startProxy({ elsewhere: { host: '::1', clients: [] } });
  const there = await proxy.openOwnDoor('there', 'elsewhere');
  expect(there.server).toMatch(/^http:\/\/\[::1\]:\d+$/);
  const byName = { server: there.server.replace('[::1]', '127.0.0.1') };
  expect((await getThrough(byName, site.url)).status).toBe(200);
  expect((await proxy.openOwnDoor('here')).server).toMatch(/^http:\/\/127\.0\.0\.1:/);
});
