/// <reference lib="dom" />

export interface Timers {
  /** Whether a timer is about to fire that belongs to what the page does now. */
  pending(): boolean;
  /** The page's own setTimeout, unwatched. */
  later(work: () => void, milliseconds: number): void;
}

/**
 * Runs in the page before its own scripts: watches its short timers, so that a page which only waits a moment (a debounced search, a
 * delayed message) is not taken for one that has come to rest. A timer that fires again and again is a clock or a poll, and not waited for.
 */
export function makeTimers(): Timers {
  const longest = 400;
  const mostFires = 4;
  const memory = 3000;
  const due = new Map<number, string>();
  const fired = new Map<string, number[]>();
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);

  function isPoll(key: string): boolean {
    const recent = (fired.get(key) ?? []).filter((at) => at > performance.now() - memory);
    return recent.length >= mostFires;
  }

  function noteFire(key: string): void {
    const times = fired.get(key) ?? [];
    times.push(performance.now());
    fired.set(key, times.slice(-mostFires));
    if (fired.size > 200) fired.clear();
  }

  function watchedSet(handler: TimerHandler, delay?: number, ...given: unknown[]): number {
    if (typeof handler !== 'function' || !(Number(delay ?? 0) <= longest))
      return set(handler, delay, ...given);
    const key = `${delay}:${String(handler).slice(0, 200)}`;
    const id = set(
      (...passed: unknown[]) => {
        due.delete(id);
        noteFire(key);
        Reflect.apply(handler, window, passed);
      },
      delay,
      ...given,
    );
    due.set(id, key);
    return id;
  }

  function watchedClear(id?: number): void {
    if (id !== undefined) due.delete(Number(id));
    clear(id);
  }

  // Named as the page knows them, for whoever looks.
  Object.defineProperty(watchedSet, 'name', { value: 'setTimeout' });
  Object.defineProperty(watchedClear, 'name', { value: 'clearTimeout' });
  Object.defineProperty(window, 'setTimeout', { value: watchedSet, writable: true, configurable: true });
  Object.defineProperty(window, 'clearTimeout', { value: watchedClear, writable: true, configurable: true });

  return {
    pending: () => [...due.values()].some((key) => !isPoll(key)),
    later: (work, milliseconds) => void set(work, milliseconds),
  };
}
