import { expect, test } from 'vitest';
import { judgeAddress } from './judge-address.ts';
import { allowOnly, type Policy } from './policy.ts';

const all: Policy = { allowPrivate: 'all' };
const none: Policy = { allowPrivate: 'none' };

function reasonOf(address: string, policy: Policy): string {
  const verdict = judgeAddress(address, policy);
  return verdict.allowed ? 'allowed' : verdict.reason;
}

test.for([
  ['169.254.169.254', 'metadata'],
  ['169.254.170.2', 'metadata'],
  ['100.100.100.200', 'metadata'],
  ['168.63.129.16', 'metadata'],
  ['fd00:ec2::254', 'metadata'],
  ['fd00:ec2:0:0:0:0:0:254', 'metadata'],
  ['fd20:ce::254', 'metadata'],
  ['::ffff:169.254.169.254', 'metadata'],
  ['::ffff:a9fe:a9fe', 'metadata'],
  ['::169.254.169.254', 'reserved'],
  ['::ffff:0:169.254.169.254', 'reserved'],
  ['64:ff9b::a9fe:a9fe', 'metadata'],
  ['64:ff9b:1::169.254.169.254', 'metadata'],
  ['2002:a9fe:a9fe::1', 'metadata'],
  // Teredo: the server plain, then the client with every bit turned.
  ['2001:0:a9fe:a9fe::1', 'metadata'],
  ['2001:0:808:808::5601:5601', 'metadata'],
  ['2a00:1450::5efe:a9fe:a9fe', 'metadata'],
  ['169.254.0.1', 'link-local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local'],
  ['febf:ffff::1', 'link-local'],
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'unspecified'],
  ['::', 'unspecified'],
  ['::ffff:0.0.0.0', 'unspecified'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['ff02::1', 'multicast'],
  ['255.255.255.255', 'reserved'],
  ['240.0.0.1', 'reserved'],
  ['192.0.0.192', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['203.0.113.7', 'reserved'],
  ['2001:db8::1', 'reserved'],
  ['100::1', 'reserved'],
  ['4000::1', 'reserved'],
  ['example.com', 'not-an-address'],
  ['127.1', 'not-an-address'],
  ['', 'not-an-address'],
] as const)('%s is refused whatever the policy: %s', ([address, reason]) => {
  expect(reasonOf(address, all)).toBe(reason);
  expect(reasonOf(address, none)).toBe(reason);
});

test.for([
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['64:ff9b::7f00:1', 'loopback'],
  ['2002:7f00:1::', 'loopback'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['100.127.255.255', 'private'],
  ['198.18.0.1', 'private'],
  ['fc00::1', 'private'],
  ['fdff::1', 'private'],
  ['::ffff:10.0.0.1', 'private'],
  ['2002:c0a8:1::', 'private'],
] as const)('%s is reached only where private addresses are allowed: %s', ([address, reason]) => {
  expect(reasonOf(address, none)).toBe(reason);
  expect(reasonOf(address, all)).toBe('allowed');
});

test.for([
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '100.63.255.255',
  '100.128.0.0',
  '169.253.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
])('%s is public and always reached', (address) => {
  expect(reasonOf(address, none)).toBe('allowed');
});

test('a list allows its networks and nothing beside them', () => {
  const policy = allowOnly(['10.1.0.0/16', '192.168.1.5:8080', '[::1]:3000', 'fd12::/16', 'intranet:81']);
  const rows: [string, { hostname?: string; port?: number }, boolean][] = [
    ['10.1.2.3', {}, true],
    ['10.2.0.1', {}, false],
    ['::ffff:10.1.2.3', {}, true],
    ['192.168.1.5', { port: 8080 }, true],
    ['192.168.1.5', { port: 8081 }, false],
    ['192.168.1.5', {}, false],
    ['::1', { port: 3000 }, true],
    ['127.0.0.1', { port: 3000 }, false],
    ['fd12::9', { port: 1 }, true],
    ['10.9.9.9', { hostname: 'intranet', port: 81 }, true],
    ['10.9.9.9', { hostname: 'INTRANET.', port: 81 }, true],
    ['10.9.9.9', { hostname: 'intranet', port: 82 }, false],
    ['10.9.9.9', { hostname: 'intranet.evil.example', port: 81 }, false],
    // A name that was allowed must not become a way to the metadata.
    ['169.254.169.254', { hostname: 'intranet', port: 81 }, false],
  ];
  for (const [address, asked, allowed] of rows) {
    expect(judgeAddress(address, policy, asked).allowed, `${address} ${JSON.stringify(asked)}`).toBe(allowed);
  }
});

test('the metadata address stays refused even where its network is named', () => {
  expect(judgeAddress('169.254.169.254', allowOnly(['169.254.0.0/16'])).allowed).toBe(false);
});

test('a public address of the machine itself counts as private', () => {
  const policy: Policy = { allowPrivate: 'none', ownAddresses: ['88.99.1.2', '2a01:4f8::2'] };
  expect(reasonOf('88.99.1.2', policy)).toBe('own');
  expect(reasonOf('::ffff:88.99.1.2', policy)).toBe('own');
  expect(reasonOf('2a01:4f8:0::2', policy)).toBe('own');
  expect(reasonOf('88.99.1.3', policy)).toBe('allowed');
  expect(reasonOf('88.99.1.2', { ...policy, ...allowOnly(['88.99.1.2']) })).toBe('allowed');
});

test('a refusal says what to do', () => {
  expect(judgeAddress('10.0.0.5', none, { hostname: 'intranet' })).toEqual({
    allowed: false,
    reason: 'private',
    message:
      'intranet (10.0.0.5) is a private address. Start the server on loopback, or name it in ALLOW_PRIVATE_TARGETS.',
  });
});
