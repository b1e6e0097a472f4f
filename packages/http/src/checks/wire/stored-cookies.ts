import { Cookie } from 'tough-cookie';

/** A cookie as a browser's storage holds it; `expires` is in seconds since 1970, -1 until the browser closes. */
export interface StoredCookie {
  name: string;
  value: string;
  /** With a dot in front where it also belongs to the hosts below. */
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Strict' | 'Lax' | 'None';
}

const sameSites: Record<string, StoredCookie['sameSite']> = { strict: 'Strict', lax: 'Lax', none: 'None' };

export function fromStored(stored: StoredCookie): Cookie {
  const isHostOnly = !stored.domain.startsWith('.');
  return new Cookie({
    key: stored.name,
    value: stored.value,
    domain: stored.domain.replace(/^\./, ''),
    hostOnly: isHostOnly,
    path: stored.path,
    expires: stored.expires < 0 ? 'Infinity' : new Date(stored.expires * 1000),
    httpOnly: stored.httpOnly,
    secure: stored.secure,
    sameSite: stored.sameSite.toLowerCase(),
  });
}

export function toStored(cookie: Cookie): StoredCookie {
  const ends = cookie.expiryTime();
  return {
    name: cookie.key,
    value: cookie.value,
    domain: `${cookie.hostOnly ? '' : '.'}${cookie.domain ?? ''}`,
    path: cookie.path ?? '/',
    // What has run out long ago has run out in 1970.
    expires: ends === undefined || ends === Infinity ? -1 : Math.max(0, Math.floor(ends / 1000)),
    httpOnly: cookie.httpOnly,
    secure: cookie.secure,
    sameSite: sameSites[cookie.sameSite ?? ''] ?? 'Lax',
  };
}
