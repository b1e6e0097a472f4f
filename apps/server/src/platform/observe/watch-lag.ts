/** How late this process gets to what is due, which is how late everything else is too. */
export interface LagWatch {
  /** Of the last look, in milliseconds. */
  lagMs: () => number;
  /** Whether it was late at each of the last looks. A single long task is no overload. */
  isLate: (limitMs: number) => boolean;
  stop: () => void;
}

const everyMs = 250;
const looks = 3;

export function watchLag(now: () => number = () => performance.now()): LagWatch {
  let last: number[] = [];
  let due = now() + everyMs;
  function look(): void {
    const late = Math.max(0, now() - due);
    last = [late, ...last].slice(0, looks);
    due = now() + everyMs;
    timer = setTimeout(look, everyMs).unref();
  }
  let timer = setTimeout(look, everyMs).unref();
  return {
    lagMs: () => Math.max(last[0] ?? 0, now() - due),
    isLate: (limitMs) => last.length === looks && last.every((late) => late > limitMs),
    stop: () => clearTimeout(timer),
  };
}
