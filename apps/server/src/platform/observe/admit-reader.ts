import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../settings/settings.ts';

interface Reader {
  /** Of the connection itself, whatever headers say. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** By the name that was asked for, too: else any site could lead a browser on this machine here by a name of its own. */
function isAskedHere({ address = '', headers }: Reader): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  const isForwarded = forwarding.some((name) => headers[name] !== undefined);
  return isLoopback(address.replace(/^::ffff:/, '')) && isLoopback(host) && !isForwarded;
}

/** Why somebody may not read the metrics, or nothing where they may. */
export function findRefusal(
  reader: Reader,
  token: string | undefined,
): { status: 401 | 403; text: string } | undefined {
  if (token === undefined) {
    if (isAskedHere(reader)) return undefined;
    return {
      status: 403,
      text: 'Metrics are only told to who asks on this machine. Set METRICS_TOKEN to read them from elsewhere.',
    };
  }
  const given = /^Bearer (.+)$/i.exec(reader.headers.authorization ?? '')?.[1];
  if (given !== undefined && isSame(given, token)) return undefined;
  return { status: 401, text: 'Send the value of METRICS_TOKEN as a bearer token.' };
}
