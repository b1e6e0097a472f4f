import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** The same database, whose answers arrive late, as over a slow network or on a busy machine. */
export function answerLate(db: Db, ms: number): Db {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await wait(ms);
      return result;
    },
  };
  return db.withPlugin(plugin);
}
