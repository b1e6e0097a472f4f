import { type Clock, realClock } from './clock.ts';
import { Problem } from './problem.ts';

/** Travels through everything that may take time. */
export interface Progress {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  deadline: number;
  /** Where absent, the real one. */
  clock?: Clock;
}

/** The time by the clock of the progress. */
export function now({ clock = realClock }: Pick<Progress, 'clock'>): number {
  return clock.now();
}

/** Progress that begins now and may take so long. */
export function startProgress(
  {
    signal = new AbortController().signal,
    clock,
  }: { signal?: AbortSignal | undefined; clock?: Clock | undefined },
  milliseconds: number,
): Progress {
  return { signal, deadline: (clock ?? realClock).now() + milliseconds, ...(clock && { clock }) };
}

export function remaining(progress: Progress): number {
  return Math.max(1, progress.deadline - now(progress));
}

export function isOver(progress: Progress): boolean {
  return progress.signal.aborted || now(progress) >= progress.deadline;
}

/** The same progress, ending in so many milliseconds at the latest. */
export function shorten(progress: Progress, milliseconds: number): Progress {
  return {
    ...progress,
    deadline: Math.min(progress.deadline, now(progress) + Math.max(0, milliseconds)),
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
  await (progress.clock ?? realClock).sleep(time, progress.signal);
  stopIfCancelled(progress);
}
