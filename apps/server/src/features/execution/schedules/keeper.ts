import type { Parts } from '../context/parts.ts';
import { startDue } from './start-due.ts';
import { tellChanges } from './tell-changes.ts';

/** Keeps the schedules of everybody, together with the keepers of other processes. */
export interface Keeper {
  /** Does what is due, without waiting for it: a slow mail server must not make a worker look dead. */
  beat: () => void;
  /** Ends once what is under way has ended. */
  stop: () => Promise<void>;
}

export function createKeeper(parts: () => Parts): Keeper {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();

  function keepDoing(name: string, work: () => Promise<void>): void {
    if (underWay.has(name) || stopping.signal.aborted) return;
    const done = work()
      .catch((error: unknown) => parts().log.warn({ err: error }, 'The schedules could not be kept.'))
      .finally(() => underWay.delete(name));
    underWay.set(name, done);
  }

  return {
    beat() {
      keepDoing('starting', () => startDue(parts(), { signal: stopping.signal }));
      keepDoing('telling', () => tellChanges(parts(), { signal: stopping.signal }));
    },
    async stop() {
      stopping.abort();
      await Promise.all(underWay.values());
    },
  };
}
