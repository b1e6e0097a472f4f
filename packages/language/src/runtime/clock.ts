export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls `then` after so long; answers what calls it off. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    // Nothing goes on only for a limit.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
