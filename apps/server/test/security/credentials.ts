import { createHmac, randomBytes } from 'node:crypto';
import { createSessions } from '../../src/platform/access/sessions.ts';
import type { Known } from '../people.ts';
import type { RunningApp } from '../start.ts';
import { type Asked, bearing } from './ask.ts';

export interface Offered {
  headers?: Record<string, string>;
  /** Put into the query of the call. */
  query?: Record<string, string>;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JWT of our own making, signed with the server's key. */
function forge(key: Uint8Array, head: object, claims: object, sign = true): string {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${sign ? createHmac('sha256', key).update(text).digest('base64url') : ''}`;
}

/** What gives no access although it names a real account, or looks like what gives it. */
export async function worthless(app: RunningApp, person: Known): Promise<Record<string, Offered>> {
  const { signingKey, sessions } = app.services;
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub: person.id, email: person.email, role: 'super_admin', sessionVersion: 1 };
  const valid = { iat: seconds, exp: seconds + 3600 };
  const head = { alg: 'HS256' };
  const elsewhere = createSessions(randomBytes(48));
  const outdated = await sessions.issue({ ...claims, role: 'user', sessionVersion: 0 });
  const tokens = {
    'a malformed token': 'not.a.token',
    'an unsigned token': forge(signingKey, { alg: 'none' }, { ...claims, ...valid }, false),
    'a token of another algorithm': forge(signingKey, { alg: 'HS512' }, { ...claims, ...valid }),
    'a token signed elsewhere': await elsewhere.issue({ ...claims, role: 'super_admin' }),
    'an expired token': forge(signingKey, head, { ...claims, iat: seconds - 9000, exp: seconds - 60 }),
    'a token that never expires': forge(signingKey, head, claims),
    'a token without a session': forge(signingKey, head, { sub: person.id, ...valid }),
    'a token of nobody': await sessions.issue({ ...claims, sub: 'nobody', role: 'user' }),
    'a token of an earlier password': outdated,
    'a made-up access token': `assay_${randomBytes(32).toString('base64url')}`,
    'another word in front': '',
  };
  const offers = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, { headers: bearing(token) }]),
  );
  return {
    'no token': {},
    ...offers,
    'another word in front': { headers: { authorization: `Basic ${person.token}` } },
    'a token in a cookie': { headers: { cookie: `token=${person.token}; authorization=${person.token}` } },
    'a token in the query': { query: { token: person.token, access_token: person.token } },
    'a token in another header': { headers: { 'x-access-token': person.token, 'x-api-key': person.token } },
  };
}

export function offer(asked: Asked, { headers, query }: Offered): [Asked, Record<string, string>] {
  return [query ? { ...asked, query: { ...asked.query, ...query } } : asked, headers ?? {}];
}
