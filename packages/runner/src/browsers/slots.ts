import { availableParallelism } from 'node:os';

/** How many cases may run at once on a machine: pages cost processor time and memory. */
export function countSlots(machine: { cores: number; freeMegabytes: number }): number {
  return Math.max(1, Math.min(2 * machine.cores, Math.floor(machine.freeMegabytes / 150)));
}

export function countSlotsHere(): number {
  return countSlots({
    cores: availableParallelism(),
    freeMegabytes: process.availableMemory() / 1_048_576,
  });
}

export interface Slots {
  /** Waits for a free slot; the function that comes back gives it up again. */
  take(signal?: AbortSignal): Promise<() => void>;
}

/** So many at a time, in the order of asking. */
export function makeSlots(limit: number): Slots {
  let free = limit;
  const waiting: (() => void)[] = [];

  function giveBack(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  function once(): () => void {
    let given = false;
    return () => {
      if (!given) giveBack();
      given = true;
    };
  }

  async function take(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return once();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => {
      const place = waiting.indexOf(resolve);
      if (place >= 0) waiting.splice(place, 1);
      reject(signal?.reason);
    };
    waiting.push(resolve);
    signal?.addEventListener('abort', onAbort, { once: true });
    await promise;
    signal?.removeEventListener('abort', onAbort);
    return once();
  }

  return { take };
}
