import type { Logger } from 'pino';
import type { Db } from '../../platform/database.ts';
import type { LiveEvents } from '../../platform/live-events.ts';
import { insertEvent, type StoredEvent } from './store/events.ts';

interface Entry {
  runId: string;
  ownerId: string;
  executionId?: string;
  /** Built after `persist`, so that it can show what was stored. */
  event: StoredEvent | ((transaction: Db) => Promise<StoredEvent | undefined>);
  /** Stored together with the event, or not at all. */
  persist?: (transaction: Db) => Promise<void>;
}

export interface Recorder {
  /** Stores what happened and then tells it to whoever follows; in the order of the calls. */
  record: (entry: Entry) => Promise<void>;
  /** Resolves once everything recorded so far is stored. */
  settled: () => Promise<void>;
}

interface Waiting extends Entry {
  resolve: () => void;
  reject: (error: unknown) => void;
}

const mostAtOnce = 50;

/** Writes events in the order they happened, many in one transaction where they come quickly. */
export function createRecorder(db: Db, live: LiveEvents, log: Logger): Recorder {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  async function store(entries: readonly Waiting[]): Promise<void> {
    const stored = await db.transaction().execute(async (transaction) => {
      const told: { entry: Waiting; id: number; event: StoredEvent }[] = [];
      for (const entry of entries) {
        await entry.persist?.(transaction);
        const event = typeof entry.event === 'function' ? await entry.event(transaction) : entry.event;
        if (!event) continue;
        const { runId, ownerId, executionId = null } = entry;
        const id = await insertEvent(transaction, { runId, ownerId, executionId }, event);
        told.push({ entry, id, event });
      }
      return told;
    });
    for (const { entry, id, event } of stored) {
      const { runId, ownerId } = entry;
      live.publish({ id, runId, ownerId, type: event.type, data: JSON.stringify(event) });
    }
  }

  async function storeEach(entries: readonly Waiting[]): Promise<void> {
    for (const entry of entries) {
      try {
        await store([entry]);
        entry.resolve();
      } catch (error) {
        log.warn({ err: error, runId: entry.runId }, 'An event of a run could not be stored.');
        entry.reject(error);
      }
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        await store(batch);
        for (const { resolve } of batch) resolve();
      } catch {
        // One of them cannot be stored, as when its account was just deleted; the others must not suffer.
        await storeEach(batch);
      }
    }
    working = undefined;
  }

  return {
    record(entry) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ ...entry, resolve, reject });
      working ??= Promise.resolve().then(work);
      // Whoever does not wait for it is not ended by it; it is logged above.
      promise.catch(() => undefined);
      return promise;
    },
    settled: async () => {
      while (working) await working;
    },
  };
}
