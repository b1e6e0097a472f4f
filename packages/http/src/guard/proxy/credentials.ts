import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string) => createHash('sha256').update(text).digest();

export function makePassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Compares in a time that tells nothing about how much was right. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** The name and password of a `Proxy-Authorization: Basic` header. */
export function readCredentials(request: IncomingMessage): { name: string; password: string } | undefined {
  const token = /^basic\s+([\w+/=-]+)\s*$/i.exec(request.headers['proxy-authorization'] ?? '')?.[1];
  if (!token) return undefined;
  const [, name, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(token, 'base64').toString()) ?? [];
  return name === undefined || password === undefined ? undefined : { name, password };
}
