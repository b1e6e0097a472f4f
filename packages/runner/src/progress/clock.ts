import { setTimeout as delay } from 'node:timers/promises';

/** What tells the time and lets it pass. Tests put one of their own in its place. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Ends early, without an error, where the signal is aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const realClock: Clock = {
  now: Date.now,
  sleep: async (milliseconds, signal) => {
    await delay(milliseconds, undefined, signal && { signal }).catch(() => undefined);
  },
};
