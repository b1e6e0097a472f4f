import { setTimeout as wait } from 'node:timers/promises';

/** Of PostgreSQL: connection trouble (08), no room for another one (53), and being stopped or started (57P). */
const awayCodes = /^(?:08|53|57P0)/;
/** What the driver says without a code. */
const awayMessages =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed and is not queryable|driver has already been destroyed)/;

/** Errors of connections to the database; those of other sockets look the same. */
const marked = new WeakSet<object>();

/** Notes that an error came from a connection to the database. */
export function markAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) marked.add(error);
}

/** True where the database could not be reached: the same may well succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (marked.has(error) || awayMessages.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && awayCodes.test(code);
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
