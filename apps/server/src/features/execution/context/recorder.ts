import type { Logger } from 'pino';
import type { Db } from '../../../platform/database/database.ts';
import { isDatabaseAway, patiently } from '../../../platform/database/database-away.ts';
import { readTransactionId, wasCommitted } from '../../../platform/database/transaction-outcome.ts';
import type { LiveEvents } from '../../../platform/signals/live-events.ts';
import { insertEvents, type NewEvent, type StoredEvent } from '../store/events.ts';

interface Entry {
  runId: string;
  ownerId: string;
  executionId?: string;
  /** Built after `persist`, so that it can show what was stored. */
  event: StoredEvent | ((transaction: Db) => Promise<StoredEvent | undefined>);
  /** Stored together with the event, or not at all. Where it gives false, others were first, and nothing is told twice. */
  persist?: (transaction: Db) => Promise<unknown>;
  /** Somebody waits for the answer: while the database is away they are told so, instead of waiting on. */
  isCall?: boolean;
}

export interface Recorder {
  /** Stores what happened and then tells it to whoever follows; in the order of the calls. Waits while the database is away. */
  record: (entry: Entry) => Promise<void>;
  /** Waits no longer for a database that is away. */
  giveUp: () => void;
  /** Resolves once everything recorded so far is stored. */
  settled: () => Promise<void>;
}

interface Waiting extends Entry {
  resolve: () => void;
  reject: (error: unknown) => void;
  /** Whoever asked was told that it failed. */
  isOver?: boolean;
}

const mostAtOnce = 50;
/** While the database is away, what is only told is left out beyond so many. */
const mostWaiting = 2000;

/** Writes events in the order they happened, many in one transaction where they come quickly. */
export function createRecorder(db: Db, live: LiveEvents, log: Logger): Recorder {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;
  const over = new AbortController();

  async function store(
    entries: readonly Waiting[],
    onBegun: (id: string | undefined) => void,
  ): Promise<void> {
    const told = await db.transaction().execute(async (transaction) => {
      onBegun(await readTransactionId(transaction));
      const events: NewEvent[] = [];
      for (const entry of entries) {
        if ((await entry.persist?.(transaction)) === false) continue;
        const event = typeof entry.event === 'function' ? await entry.event(transaction) : entry.event;
        const { runId, ownerId, executionId = null } = entry;
        if (event) events.push({ runId, ownerId, executionId, event });
      }
      const ids = await insertEvents(transaction, events);
      const messages = events.map(({ runId, ownerId, event }, at) => {
        return { id: ids[at] ?? 0, runId, ownerId, type: event.type, data: JSON.stringify(event) };
      });
      return live.announce(transaction, messages);
    });
    told();
  }

  async function storeEach(entries: readonly Waiting[]): Promise<void> {
    for (const entry of entries.filter(({ isOver }) => !isOver)) {
      try {
        await storePatiently([entry]);
        entry.resolve();
      } catch (error) {
        log.warn({ err: error, runId: entry.runId }, 'An event of a run could not be stored.');
        entry.reject(error);
      }
    }
  }

  /** As often as the database is away; whoever waits for an answer is told at once. */
  async function storePatiently(entries: readonly Waiting[]): Promise<void> {
    let left = entries;
    await patiently(async () => {
      let transactionId: string | undefined;
      try {
        await store(left, (id) => {
          transactionId = id;
        });
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        for (const entry of left) {
          if (!entry.isCall) continue;
          entry.isOver = true;
          entry.reject(error);
        }
        const id = transactionId;
        // It may have been stored all the same, and must not be stored twice.
        if (id !== undefined && (await patiently(() => wasCommitted(db, id), over.signal))) return;
        left = left.filter(({ isOver }) => !isOver);
        if (left.length > 0) throw error;
      }
    }, over.signal);
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        await storePatiently(batch);
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
      if (waiting.length > mostWaiting && !entry.persist) return Promise.resolve();
      waiting.push({ ...entry, resolve, reject });
      working ??= Promise.resolve().then(work);
      // Whoever does not wait for it is not ended by it; it is logged above.
      promise.catch(() => undefined);
      return promise;
    },
    giveUp: () => over.abort(),
    settled: async () => {
      while (working) await working;
    },
  };
}
