import { expect, test } from 'vitest';
import { judgeUrl } from '../rules/judge-url.ts';
import { allowOnly, type Policy } from '../rules/policy.ts';
import { type Lookup, resolveTarget } from './resolve-target.ts';

const none: Policy = { allowPrivate: 'none' };
const all: Policy = { allowPrivate: 'all' };
const noLookup: Lookup = async (name) => {
  throw new Error(`${name} was looked up.`);
};

test.for([
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '2130706433',
  '017700000001',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '[::1]',
  '::1',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'foo.localhost',
  'ｌocalhost',
])('%s is this machine, without asking a name server', async (spelling) => {
  await expect(resolveTarget(spelling, 80, none, noLookup)).rejects.toMatchObject({ reason: 'loopback' });
  const { addresses } = await resolveTarget(spelling, 80, all, noLookup);
  expect(['127.0.0.1', '::1', '::ffff:7f00:1']).toContain(addresses[0]);
});

test.for(['0', '0.0.0.0', '0x0', '[::]', '[::ffff:0:0]'])('%s names no machine', async (spelling) => {
  await expect(resolveTarget(spelling, 80, all, noLookup)).rejects.toMatchObject({ reason: 'unspecified' });
});

test.for(['169.254.169.254', '0xa9fea9fe', '2852039166', '[::ffff:169.254.169.254]', '0251.0376.0251.0376'])(
  '%s is the metadata address',
  async (spelling) => {
    await expect(resolveTarget(spelling, 80, all, noLookup)).rejects.toMatchObject({ reason: 'metadata' });
  },
);

test.for(['', ' ', '.', 'a b', '1.2.3.4.5', '256.1.1.1', '[::1', 'a/b', 'user@host', 'host\\x', '09.1.1.1'])(
  '"%s" is no host',
  async (spelling) => {
    await expect(resolveTarget(spelling, 80, all, noLookup)).rejects.toMatchObject({
      reason: 'not-an-address',
    });
  },
);

test('a name that resolves inside is refused, and says where it leads', async () => {
  await expect(resolveTarget('rebind.example', 80, none, async () => ['10.0.0.8'])).rejects.toThrow(
    'rebind.example (10.0.0.8) is a private address.',
  );
});

test('every address is judged and only the allowed ones are connected to', async () => {
  const lookup: Lookup = async () => ['127.0.0.1', '93.184.216.34', 'fe80::1', '2606:4700::1111'];
  const target = await resolveTarget('mixed.example', 443, none, lookup);
  expect(target).toEqual({
    hostname: 'mixed.example',
    port: 443,
    addresses: ['93.184.216.34', '2606:4700::1111'],
  });
});

test('a name is looked up once, in its one spelling', async () => {
  const asked: string[] = [];
  await resolveTarget('BÜCHER.example.', 80, none, async (name) => {
    asked.push(name);
    return ['93.184.216.34'];
  });
  expect(asked).toEqual(['xn--bcher-kva.example']);
});

test.for([['an error', noLookup] as const, ['no address', async () => []] as const])(
  'a name with %s was not found',
  async ([, lookup]) => {
    const asked = resolveTarget('nowhere.example', 80, all, lookup);
    await expect(asked).rejects.toMatchObject({ name: 'Unreachable', reason: 'name-not-resolved' });
  },
);

test('a name in the policy may lead inside', async () => {
  const target = await resolveTarget('intranet', 8080, allowOnly(['intranet:8080']), async () => [
    '10.0.0.8',
  ]);
  expect(target.addresses).toEqual(['10.0.0.8']);
});

test.for([
  ['http://example.com', 'example.com', 80],
  ['https://example.com:8443/a?b', 'example.com', 8443],
  [' HTTPS://Example.com ', 'example.com', 443],
  ['http://safe.example@127.0.0.1/', '127.0.0.1', 80],
  ['http://safe.example:80@0x7f.1:81/', '127.0.0.1', 81],
  ['http://safe.example\\@10.0.0.1/', 'safe.example', 80],
] as const)('%s means %s at %d', ([address, hostname, port]) => {
  expect(judgeUrl(address)).toMatchObject({ allowed: true, hostname, port });
});

test.for([
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['ftp://example.com/', 'scheme'],
  ['view-source:http://example.com/', 'scheme'],
  ['chrome://version', 'scheme'],
  ['ws://example.com/', 'scheme'],
  ['example.com', 'not-an-address'],
  ['http://', 'not-an-address'],
  ['http://[::1', 'not-an-address'],
  ['http://1.2.3.4.5/', 'not-an-address'],
] as const)('%s is not opened: %s', ([address, reason]) => {
  expect(judgeUrl(address)).toMatchObject({ allowed: false, reason });
});

test('WebSocket addresses are judged where they are asked for', () => {
  expect(judgeUrl('wss://example.com/', { webSockets: true })).toMatchObject({ allowed: true, port: 443 });
});
