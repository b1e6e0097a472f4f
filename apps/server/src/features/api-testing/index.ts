import { readPolicy } from '@assay/http/guard';
import { createEventStreams } from '../../platform/http/event-stream.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { isLoopback, type Settings } from '../../platform/settings/settings.ts';
import type { RemoveData } from '../accounts/index.ts';
import { configHandlers } from './configs/routes.ts';
import type { Parts } from './context/parts.ts';
import { createUnderWay } from './context/under-way.ts';
import { exchangeHandlers } from './exchange/routes.ts';
import { createKeeper } from './keeper.ts';
import { loadHandlers } from './load/routes.ts';
import { removeOld } from './remove-old.ts';
import { executionHandlers } from './routes.ts';

export interface ApiTesting {
  handlers: Handlers;
  /** Puts in order what a crash left behind. */
  start: () => Promise<void>;
  /** Removes a person by the given work, and stops what runs for them. */
  removeOwner: RemoveData;
  /** Stops what this process does for somebody who is gone. */
  stopOwner: (ownerId: string) => void;
  /** Removes what ran before a time. */
  removeOld: (before: number, mayGoOn: () => boolean) => Promise<void>;
  /** Ends the streams of somebody who has lost access. */
  endStreamsOf: (ownerId: string) => void;
  endStreams: () => void;
  /** Ends at once; what is under way is stored as interrupted. */
  stop: () => Promise<void>;
}

const executionBounds = { ofOne: 3, inTotal: 10, waitingOfOne: 10, waitingInTotal: 200 };
/** How many a person may have is kept by the database. */
const loadBounds = { ofOne: 4, inTotal: 4, waitingOfOne: 0, waitingInTotal: 0 };

/** API tests and load tests, which run in this process. `isAlone`: no other process works on this database. */
export function createApiTesting(
  services: Services,
  settings: Settings,
  options: { isAlone: boolean },
): ApiTesting {
  const { db, log, signingKey, signals, liveApiTests: live, metrics, tracing } = services;
  const over = new AbortController();
  const parts: Parts = {
    db,
    log,
    live,
    signals,
    signingKey,
    metrics,
    tracing,
    policy: readPolicy(settings.ALLOW_PRIVATE_TARGETS, isLoopback(settings.HOST)),
    over: over.signal,
    streams: createEventStreams(live),
    executions: createUnderWay(executionBounds),
    loadTests: createUnderWay(loadBounds),
  };
  const keeper = createKeeper(parts, options);
  const stopOwner = (ownerId: string) => {
    parts.executions.stopOwner(ownerId);
    parts.loadTests.stopOwner(ownerId);
  };
  return {
    handlers: {
      ...executionHandlers(parts),
      ...loadHandlers(parts),
      ...configHandlers(parts),
      ...exchangeHandlers(parts),
    },
    start: keeper.start,
    async removeOwner(ownerId, remove) {
      await remove(async () => undefined);
      stopOwner(ownerId);
    },
    stopOwner,
    removeOld: (before, mayGoOn) => removeOld(parts, before, mayGoOn),
    endStreamsOf: parts.streams.endOf,
    endStreams: parts.streams.close,
    async stop() {
      over.abort();
      await keeper.stop();
      await parts.executions.stopAll();
      await parts.loadTests.stopAll();
    },
  };
}
