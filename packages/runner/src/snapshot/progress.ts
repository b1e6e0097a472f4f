/** How long something may take, and who may stop it. Travels through every call that waits for a page. */
export interface Progress {
  signal?: AbortSignal;
  /** A point in time, in milliseconds as `Date.now()` counts them. */
  deadline?: number;
}

const longest = 30_000;

export function timeLeft({ deadline }: Progress, now: number): number {
  return Math.max(0, Math.min((deadline ?? now + longest) - now, longest));
}

/** Waits for the work, but not past its limits: a page may never answer. */
export async function waitFor<T>(work: Promise<T>, limit: Progress, doing: string): Promise<T> {
  const milliseconds = timeLeft(limit, Date.now());
  // When the limit wins, nobody is left to hear the work fail.
  work.catch(() => undefined);
  limit.signal?.throwIfAborted();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const stop = () => reject(limit.signal?.reason);
  limit.signal?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(
    () =>
      reject(
        new Error(
          `${doing} took longer than ${Math.round(milliseconds)} ms. Give it more time, or look at why the page does not answer.`,
        ),
      ),
    milliseconds,
  );
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    limit.signal?.removeEventListener('abort', stop);
  }
}
