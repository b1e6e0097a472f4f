const pauses = [500, 1000, 2000, 4000, 8000];

/** Waits before something is tried again, longer after each failure; ends early where nobody wants it any more. */
export function pauseAfter(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
