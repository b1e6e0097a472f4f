import { createAgain } from '../../platform/signals/again.ts';
import type { Parts } from './context/parts.ts';
import type { UnderWay } from './context/under-way.ts';
import { recoverExecutions, recoverLoadTests } from './run/recover.ts';
import { type Carried, listWanted, noteSeen, silenceMs, stopTopic } from './store/stopping.ts';

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
  let troubleAt = Number.NEGATIVE_INFINITY;

  /** Stops what others cancelled or deleted; gives what goes on. */
  async function heed(table: Carried, underWay: UnderWay): Promise<string[]> {
    const ids = underWay.ids();
    const wanted = await listWanted(parts.db, table, ids);
    for (const id of ids) {
      if (!wanted.includes(id)) void underWay.stop(id, 'cancelled').catch(() => undefined);
    }
    return wanted;
  }

  const heedAll = createAgain(async () => {
    try {
      await heed('api_executions', parts.executions);
      await heed('api_load_tests', parts.loadTests);
    } catch (error) {
      parts.log.debug(
        { err: error },
        'It could not be read what is to be stopped; the next beat tries again.',
      );
    }
  });
  parts.signals.on(stopTopic, () => heedAll());

  async function beat(): Promise<void> {
    beats += 1;
    const executions = await heed('api_executions', parts.executions);
    const loadTests = await heed('api_load_tests', parts.loadTests);
    if (beats % beatsPerSign !== 0) return;
    await noteSeen(parts.db, 'api_executions', executions);
    await noteSeen(parts.db, 'api_load_tests', loadTests);
    // After a time without the database the others could give no sign either.
    if (performance.now() - troubleAt < silenceMs) return;
    await recoverExecutions(parts);
    await recoverLoadTests(parts);
  }

  return {
    async start() {
      const silence = { forMs: isAlone ? undefined : silenceMs };
      await recoverExecutions(parts, silence);
      await recoverLoadTests(parts, silence);
      if (isAlone) return;
      heart = setInterval(() => {
        beating ??= beat()
          .catch((error: unknown) => {
            troubleAt = performance.now();
            parts.log.warn({ err: error }, 'API tests could not be looked after.');
          })
          .finally(() => {
            beating = undefined;
          });
      }, beatMs);
      heart.unref();
    },
    async stop() {
      clearInterval(heart);
      await beating;
      await heedAll.settled();
    },
  };
}
