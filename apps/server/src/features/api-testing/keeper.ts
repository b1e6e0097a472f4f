import type { Parts } from './parts.ts';
import { recoverExecutions, recoverLoadTests } from './recover.ts';
import { type Carried, listWanted, noteSeen } from './store/stopping.ts';
import type { UnderWay } from './under-way.ts';

const beatMs = 1000;
const beatsPerSign = 5;

/** Keeps processes that share a database in agreement. */
export interface Keeper {
  /** Puts in order what a crash left behind, and begins. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** `isAlone`: no other process works on this database, so nothing can be running when this one starts. */
export function createKeeper(parts: Parts, { isAlone }: { isAlone: boolean }): Keeper {
  let heart: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;
  let beats = 0;

  /** Stops what others cancelled or deleted. */
  async function heed(table: Carried, underWay: UnderWay): Promise<void> {
    const ids = underWay.ids();
    const wanted = new Set(await listWanted(parts.db, table, ids));
    for (const id of ids) if (!wanted.has(id)) void underWay.stop(id, 'cancelled').catch(() => undefined);
    if (beats % beatsPerSign === 0) await noteSeen(parts.db, table, [...wanted]);
  }

  async function beat(): Promise<void> {
    beats += 1;
    await heed('api_executions', parts.executions);
    await heed('api_load_tests', parts.loadTests);
    if (beats % beatsPerSign !== 0) return;
    await recoverExecutions(parts);
    await recoverLoadTests(parts);
  }

  return {
    async start() {
      const before = isAlone ? Number.MAX_SAFE_INTEGER : undefined;
      await recoverExecutions(parts, before);
      await recoverLoadTests(parts, undefined, before);
      if (isAlone) return;
      heart = setInterval(() => {
        beating ??= beat()
          .catch((error: unknown) => parts.log.warn({ err: error }, 'API tests could not be looked after.'))
          .finally(() => {
            beating = undefined;
          });
      }, beatMs);
      heart.unref();
    },
    async stop() {
      clearInterval(heart);
      await beating;
    },
  };
}
