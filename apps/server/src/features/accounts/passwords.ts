import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends: 19 MiB, two passes, one lane (the library's defaults). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let nobodysHash: Promise<string> | undefined;

/** Checks a password; without an account it does the same work, so that the time tells nothing. */
export async function matchesPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(18).toString('base64'));
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}

/** Remembers that an address was deleted without keeping the address. */
export function hashEmail(email: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`deleted-account:${email}`).digest('base64url');
}
