const minute = 60_000;
const kept = 60;

interface Minute {
  at: number;
  calls: number;
  errors: Map<string, number>;
}

/** What happened within the last hour, by the minute, for a page to show without a system that keeps metrics. */
export interface Recent {
  countCall: () => void;
  countError: (code: string) => void;
  /** The oldest minute first; the last one is under way. */
  minutes: () => { calls: number; errors: number }[];
  /** The most frequent first. */
  errors: () => { code: string; count: number }[];
}

export function createRecent(now: () => number = Date.now): Recent {
  let minutes: Minute[] = [];

  function current(): Minute {
    const at = Math.floor(now() / minute);
    const last = minutes.at(-1);
    if (last?.at === at) return last;
    const next = { at, calls: 0, errors: new Map<string, number>() };
    minutes = [...minutes.filter((one) => one.at > at - kept && one.at < at), next];
    return next;
  }

  return {
    countCall() {
      current().calls += 1;
    },
    countError(code) {
      const { errors } = current();
      errors.set(code, (errors.get(code) ?? 0) + 1);
    },
    minutes() {
      const { at: last } = current();
      const byTime = new Map(minutes.map((one) => [one.at, one]));
      return Array.from({ length: kept }, (_, place) => {
        const one = byTime.get(last - kept + 1 + place);
        const errors = [...(one?.errors.values() ?? [])].reduce((sum, count) => sum + count, 0);
        return { calls: one?.calls ?? 0, errors };
      });
    },
    errors() {
      current();
      const sums = new Map<string, number>();
      for (const { errors } of minutes) {
        for (const [code, count] of errors) sums.set(code, (sums.get(code) ?? 0) + count);
      }
      return [...sums]
        .map(([code, count]) => ({ code, count }))
        .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
    },
  };
}
