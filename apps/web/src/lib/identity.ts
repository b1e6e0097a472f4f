export interface Identity {
  role: string;
  email: string;
}

const unknown: Identity = { role: '', email: '' };

/** Reads who a session token belongs to, without checking its signature: the server does that on every call. */
export function decodeIdentity(token: string): Identity {
  try {
    const claims = readPayload(token);
    return { role: readText(claims, 'role') || 'user', email: readText(claims, 'email') };
  } catch (error) {
    console.error('The session token could not be decoded.', error);
    return unknown;
  }
}

function readPayload(token: string): object {
  const payload = token.split('.')[1];
  if (!payload) throw new Error('The token has no payload.');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof claims !== 'object' || claims === null) throw new Error('The token payload is not an object.');
  return claims;
}

function readText(claims: object, name: string): string {
  const value: unknown = Reflect.get(claims, name);
  return typeof value === 'string' ? value : '';
}
