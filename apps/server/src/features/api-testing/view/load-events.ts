import type { LiveMessage } from '../../../platform/signals/live-events.ts';
import type { LoadTest } from '../store/load-tests.ts';
import { presentLoadTest } from './present.ts';

/** Ids count from 1, so that a reader who has nothing asks for what comes after 0. */
export function tellPoint(
  about: Pick<LiveMessage, 'runId' | 'ownerId'>,
  { place, data }: { place: number; data: string },
): LiveMessage & { data: string } {
  return { ...about, id: place + 1, type: 'point', data, isStored: true };
}

export function tellLoadEnd(test: LoadTest): LiveMessage & { data: string } {
  const data = JSON.stringify(presentLoadTest(test));
  return { runId: test.id, ownerId: test.ownerId, type: 'loadTest', data, isStored: true };
}
