import { setTimeout as wait } from 'node:timers/promises';

/** Of PostgreSQL: connection trouble (08), no room for another one (53), and being stopped or started (57P). */
const awayCodes = /^(?:08|53|57P0)/;
const socketCodes =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const awayMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed and is not queryable|driver has already been destroyed)/;

/** Marks that an error of a socket came from the connection to the database. */
const marked = new WeakSet<object>();

/** Lets errors of connecting be told from those of other sockets. */
export async function markAway<T>(connecting: Promise<T>): Promise<T> {
  try {
    return await connecting;
  } catch (error) {
    if (typeof error === 'object' && error !== null) marked.add(error);
    throw error;
  }
}

/** True where the database could not be reached: the same may well succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (marked.has(error)) return true;
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  if (awayMessages.test(error.message)) return true;
  if (typeof code !== 'string') return false;
  // A query that is under way when its connection breaks fails with the error of the socket.
  return (
    awayCodes.test(code) ||
    (socketCodes.test(code) && routine === undefined && 'syscall' in error && error.syscall === 'read')
  );
}

const firstDelayMs = 250;
const longestDelayMs = 2000;

/** Does something as often as the database is away, until it is back or nobody waits any more. */
export async function patiently<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || signal.aborted) throw error;
      await wait(delay, undefined, { signal }).catch(() => undefined);
    }
  }
}
