import type { Clock } from './clock.ts';

/** A clock that stands still but for those who sleep: sleeping takes no time. */
export function startTestClock(at = 1_700_000_000_000): Clock {
  let time = at;
  return {
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  };
}
