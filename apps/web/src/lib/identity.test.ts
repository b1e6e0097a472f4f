import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeIdentity } from './identity.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => void log.mockClear());
afterEach(() => vi.clearAllMocks());

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `head.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

describe('decodeIdentity', () => {
  it.each([
    [
      'an ordinary token',
      { role: 'admin', email: 'ada@example.com' },
      { role: 'admin', email: 'ada@example.com' },
    ],
    [
      'an e-mail beyond ASCII',
      { role: 'user', email: 'jörg@bücher.de' },
      { role: 'user', email: 'jörg@bücher.de' },
    ],
    [
      'bytes that differ in base64url',
      { role: 'user', email: '???>>>~~~@ÿÿ.de' },
      { role: 'user', email: '???>>>~~~@ÿÿ.de' },
    ],
    ['a missing role', { email: 'ada@example.com' }, { role: 'user', email: 'ada@example.com' }],
    ['a missing e-mail', { role: 'moderator' }, { role: 'moderator', email: '' }],
    ['fields of another type', { role: 7, email: ['x'] }, { role: 'user', email: '' }],
  ])('reads %s', (_, payload, identity) => {
    expect(decodeIdentity(tokenOf(payload))).toEqual(identity);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['no parts', 'garbage'],
    ['an empty payload', 'head..signature'],
    ['a payload that is not base64', 'head.%%%.signature'],
    ['a payload that is not JSON', `head.${btoa('not json')}.signature`],
    ['a payload that is not UTF-8', `head.${btoa('{"email":"\xff\xfe"}')}.signature`],
    ['a payload that is not an object', tokenOf('text')],
    ['a payload that is null', tokenOf(null)],
  ])('gives an empty identity for %s, and only logs it', (_, token) => {
    expect(decodeIdentity(token)).toEqual({ role: '', email: '' });
    expect(log).toHaveBeenCalledOnce();
  });
});
