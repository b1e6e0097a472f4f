import type { LoadPoint } from '@assay/contract';
import { patiently } from '../../../platform/database/database-away.ts';
import type { Parts } from '../context/parts.ts';
import { insertPoint } from '../store/load-tests.ts';
import { tellPoint } from '../view/load-events.ts';

/** Stores what each second brings, in order, and then tells it to whoever follows. */
export function recordPoints(
  { db, live, log, over }: Pick<Parts, 'db' | 'live' | 'log' | 'over'>,
  { id, ownerId }: { id: string; ownerId: string },
): { onPoint: (point: LoadPoint) => void; settled: () => Promise<void> } {
  let places = 0;
  let stored = Promise.resolve();
  async function store(place: number, point: LoadPoint): Promise<void> {
    try {
      await patiently(() => insertPoint(db, id, place, point), over);
      live.publish(tellPoint({ runId: id, ownerId }, { place, data: JSON.stringify(point) }));
    } catch (error) {
      // As when it was deleted meanwhile.
      log.warn({ err: error, loadTestId: id }, 'A second of a load test could not be stored.');
    }
  }
  return {
    onPoint(point) {
      const place = places;
      places += 1;
      stored = stored.then(() => store(place, point));
    },
    settled: () => stored,
  };
}
