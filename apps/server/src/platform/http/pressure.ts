import type { Call } from '@assay/contract';
import { AppError } from '../errors/errors.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { LagWatch } from '../observe/watch-lag.ts';
import type { Settings } from '../settings/settings.ts';
import type { Disk } from '../storage/disk-space.ts';

/** Refuses with `Retry-After` while it still can, so that what was let in is answered. */
export interface Pressure {
  /** Lets a call in, or throws; the function says that it is over. */
  enter: () => () => void;
  /** As `enter`, for somebody who follows events. */
  enterStream: (ownerId: string) => () => void;
  /** Throws where a call keeps files and the disk has no room for them. */
  admitStoring: (call: Pick<Call, 'stores'>) => Promise<void>;
  callsInFlight: () => number;
  streamsOpen: () => number;
}

export interface PressureParts {
  settings: Pick<Settings, 'MAX_CALLS' | 'MAX_STREAMS' | 'MAX_LAG_MS'>;
  lag: Pick<LagWatch, 'isLate'>;
  disk: Disk;
  metrics: Pick<Metrics, 'refusals'>;
}

/** A browser opens one or two for each tab. */
export const mostStreamsOfOne = 50;
const soon = 2;
const later = 10;

export function createPressure({ settings, lag, disk, metrics }: PressureParts): Pressure {
  let calls = 0;
  let streams = 0;
  const streamsOf = new Map<string, number>();

  function refuse(reason: string, code: 'OVERLOADED' | 'TOO_MANY_STREAMS', retryAfterSeconds: number): never {
    metrics.refusals.inc({ reason });
    throw new AppError(code, { retryAfterSeconds });
  }

  function refuseIfLate(): void {
    if (lag.isLate(settings.MAX_LAG_MS)) refuse('lag', 'OVERLOADED', soon);
  }

  return {
    enter() {
      refuseIfLate();
      if (calls >= settings.MAX_CALLS) refuse('calls', 'OVERLOADED', soon);
      calls += 1;
      return () => {
        calls -= 1;
      };
    },
    enterStream(ownerId) {
      refuseIfLate();
      const own = streamsOf.get(ownerId) ?? 0;
      if (own >= mostStreamsOfOne) refuse('streams of one person', 'TOO_MANY_STREAMS', later);
      if (streams >= settings.MAX_STREAMS) refuse('streams', 'OVERLOADED', later);
      streams += 1;
      streamsOf.set(ownerId, own + 1);
      return () => {
        streams -= 1;
        const left = (streamsOf.get(ownerId) ?? 1) - 1;
        if (left > 0) streamsOf.set(ownerId, left);
        else streamsOf.delete(ownerId);
      };
    },
    async admitStoring({ stores }) {
      if (!stores) return;
      await disk.refuseIfFull().catch((error: unknown) => {
        metrics.refusals.inc({ reason: 'disk' });
        throw error;
      });
    },
    callsInFlight: () => calls,
    streamsOpen: () => streams,
  };
}
