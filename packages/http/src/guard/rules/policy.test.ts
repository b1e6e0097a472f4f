import { expect, test } from 'vitest';
import { readAllowedTarget, readPolicy } from './policy.ts';

test.for([
  [undefined, true, 'all'],
  [undefined, false, 'none'],
  ['', false, 'none'],
  [' ', true, 'all'],
  ['all', false, 'all'],
  ['ALL', false, 'all'],
  ['none', true, 'none'],
  // Naming something does not take away what loopback gives.
  ['10.0.0.0/8', true, 'all'],
] as const)('ALLOW_PRIVATE_TARGETS=%s with loopback %s means %s', ([setting, loopback, allowed]) => {
  expect(readPolicy(setting, loopback, []).allowPrivate).toBe(allowed);
});

test('a list is read with commas and spaces', () => {
  expect(readPolicy('intranet, 10.0.0.0/8  [::1]:3000', false, []).allowPrivate).toHaveLength(3);
});

test('every entry that cannot be read is named, on loopback too', () => {
  const wrong = 'intranet,10.0.0.0/33,http://x/,a:99999';
  for (const loopback of [true, false]) {
    expect(() => readPolicy(wrong, loopback, [])).toThrow(
      'ALLOW_PRIVATE_TARGETS has "10.0.0.0/33", "http://x/", "a:99999", which cannot be read.',
    );
  }
});

test.for([
  '10.0.0.0/x',
  '10.0.0.0/8/8',
  '0x7f.1',
  '127.1',
  '2130706433',
  'a b',
  '[::1',
  '::1]:80',
  '*.example',
  'user@host',
  'host:0',
  '-host',
])('%s cannot be read', (entry) => {
  expect(readAllowedTarget(entry)).toBeUndefined();
});

test.for([
  ['Intranet.', { host: 'intranet' }],
  ['bücher.example:80', { host: 'xn--bcher-kva.example', port: 80 }],
  ['my_host', { host: 'my_host' }],
] as const)('%s is the name %o', ([entry, target]) => {
  expect(readAllowedTarget(entry)).toEqual(target);
});

test.for(['10.0.0.1', '10.0.0.1:80', '10.0.0.0/8:80', '::1', '[::1]', '[fd00::/8]:80', 'fd00::/8'])(
  '%s is a network',
  (entry) => {
    expect(readAllowedTarget(entry)).toHaveProperty('network');
  },
);
