import type { Parts } from '../context/parts.ts';
import { removeOldData } from '../jobs/remove-old-data.ts';
import { dayOf, keptDays, startOfDay } from '../store/day-counts.ts';

export interface Tidying {
  /** Begins unless it was done today; does not wait for it. */
  begin: () => void;
  settled: () => Promise<void>;
}

/** Removes once a day, beside everything else, what is older than it is kept. */
export function createTidying(parts: () => Parts, mayGoOn: () => boolean): Tidying {
  let doneOn: number | undefined;
  let working: Promise<void> | undefined;

  async function tidy(now: number): Promise<void> {
    const before = startOfDay(dayOf(now) - keptDays.testData);
    try {
      await removeOldData(parts(), now, mayGoOn);
      await parts().visual.removeOld(before, mayGoOn);
      await parts().removeOldElsewhere(before, mayGoOn);
      doneOn = dayOf(now);
    } catch (error) {
      parts().log.warn({ err: error }, 'Old data could not be removed.');
    }
  }

  return {
    begin() {
      const now = Date.now();
      if (working || doneOn === dayOf(now)) return;
      working = tidy(now).finally(() => {
        working = undefined;
      });
    },
    settled: async () => working,
  };
}
