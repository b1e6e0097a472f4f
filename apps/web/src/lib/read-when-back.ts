import { ApiError } from './failures.ts';
import { pauseAfter } from './pause.ts';

/** Reads something as soon as the server can be reached. Throws what the server refuses, and the last failure where nobody waits any more. */
export async function readWhenBack<T>(
  read: () => Promise<T>,
  { signal, onTrouble }: { signal: AbortSignal; onTrouble: (isBroken: boolean) => void },
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      const found = await read();
      if (failures > 0) onTrouble(false);
      return found;
    } catch (failure) {
      if (signal.aborted || (failure instanceof ApiError && failure.status < 500)) throw failure;
    }
    onTrouble(true);
    await pauseAfter(failures, signal);
  }
}
