import { expect, test } from 'vitest';
import { matchAddress } from './addresses.ts';
import { matchText } from './texts.ts';

test.for([
  ['Welcome,  Ann', 'equals', 'Welcome, Ann', true],
  ['Welcome, Ann', 'equals', 'welcome, ann', false],
  ['WELCOME', 'equals', 'Welcome', true],
  ['Welcome, Ann!', 'equals', 'Welcome, Ann', false],
  ['Hello SIGN IN now', 'contains', 'Sign in', true],
  ['Hello sign in now', 'contains', 'Sign in', false],
  ['Order 1235', 'contains', 'Order 1234', false],
  ['12 cards', 'contains', '2 cards', false],
  ['1,200 cards', 'contains', '200 cards', false],
  ['Total $12.90', 'contains', '$12', false],
  ['It is $12. Pay now', 'contains', '$12', true],
  ['Created on 2025-03-17.10:25:00', 'contains', 'on 2025-03-17', true],
  ['Created on 2025-03-17T10:25:00', 'contains', '2025-03-17', true],
  ['Build 2025-03-17.10', 'contains', '2025-03-17', false],
  ['Created on 2025-03-171', 'contains', '2025-03-17', false],
  ['Now sold out', 'contains', 'Sold out', false],
  ['It is Sold out', 'contains', 'sold out', true],
  ['Order 12345', 'matches', '^Order \\d+$', true],
  ['order 12345', 'matches', '/^Order \\d+$/i', true],
  ['Order', 'matches', '^Order \\d+$', false],
] as const)('"%s" %s "%s": %s', ([actual, how, expected, holds]) => {
  expect(matchText(actual, how, expected)).toBe(holds);
});

test('a pattern that is none, or would run for ages, is a clear error', () => {
  expect(() => matchText('x', 'matches', '(')).toThrow(/cannot be used as a pattern/);
  expect(() => matchText(`${'a'.repeat(40)}!`, 'matches', '^(a+)+$')).toThrow(/cannot be used as a pattern/);
});

test.for([
  ['http://127.0.0.1:8080/home?x=1#top', 'contains', '/home', true],
  ['http://127.0.0.1:8080/home/', 'equals', '/home', true],
  ['http://127.0.0.1:8080/home?x=1', 'equals', '/home', true],
  ['http://127.0.0.1:8080/home', 'equals', 'http://127.0.0.1:8080/home/', true],
  ['http://127.0.0.1:8080/home', 'equals', '/hom', false],
  ['http://127.0.0.1:8080/', 'equals', 'http://127.0.0.1:8080', true],
  ['http://a.test/caf%C3%A9', 'contains', 'café', true],
  ['http://a.test/order/12', 'matches', '/order/\\d+$', true],
] as const)('the address %s %s %s: %s', ([address, how, expected, holds]) => {
  expect(matchAddress(address, how, expected)).toBe(holds);
});
