import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem.ts';

/** Travels through everything that may take time. */
export interface Progress {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  deadline: number;
}

export function remaining(progress: Progress): number {
  return Math.max(1, progress.deadline - Date.now());
}

export function isOver(progress: Progress): boolean {
  return progress.signal.aborted || Date.now() >= progress.deadline;
}

/** The same progress, ending in so many milliseconds at the latest. */
export function shorten(progress: Progress, milliseconds: number): Progress {
  return {
    signal: progress.signal,
    deadline: Math.min(progress.deadline, Date.now() + Math.max(0, milliseconds)),
  };
}

export function cancelled(): Problem {
  return new Problem('cancelled', 'The run was cancelled.');
}

export function stopIfCancelled(progress: Progress): void {
  if (progress.signal.aborted) throw cancelled();
}

/** Waits for the work, but no longer than the progress allows. The work itself may go on unobserved. */
export async function within<T>(progress: Progress, work: Promise<T>, tooLate: string): Promise<T> {
  const stop = Promise.withResolvers<never>();
  const onAbort = () => stop.reject(cancelled());
  const timer = setTimeout(() => stop.reject(new Problem('timeout', tooLate)), remaining(progress));
  progress.signal.addEventListener('abort', onAbort, { once: true });
  if (progress.signal.aborted) onAbort();
  work.catch(() => undefined);
  try {
    return await Promise.race([work, stop.promise]);
  } finally {
    clearTimeout(timer);
    progress.signal.removeEventListener('abort', onAbort);
  }
}

/** A moment between two looks; ends early where the progress does. */
export async function pauseBetweenLooks(progress: Progress, milliseconds: number): Promise<void> {
  const time = Math.min(milliseconds, remaining(progress));
  await delay(time, undefined, { signal: progress.signal }).catch(() => undefined);
  stopIfCancelled(progress);
}
