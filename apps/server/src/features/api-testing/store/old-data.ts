import type { Db } from '../../../platform/database/database.ts';
import { releaseSecrets } from './secrets.ts';
import type { Carried } from './stopping.ts';

const times = { api_executions: 'executed_at', api_load_tests: 'created_at' } as const;

/** Removes some of those that ended and began before a time, with the secrets that nothing else names; gives how many. */
export async function removeSomeOld(
  db: Db,
  table: Carried,
  { before, most }: { before: number; most: number },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const time = db.dynamic.ref<string>(times[table]);
    const old = await transaction
      .selectFrom(table)
      .select(['id', 'owner_id'])
      .where('state', '!=', 'running')
      .where(time, '<', before)
      .orderBy(time)
      .limit(most)
      .execute();
    if (old.length === 0) return 0;
    const holders = Map.groupBy(old, ({ owner_id }) => owner_id);
    // Always in the same order, so that two processes do not wait for each other.
    for (const ownerId of [...holders.keys()].sort()) {
      const ids = (holders.get(ownerId) ?? []).map(({ id }) => id);
      await releaseSecrets(transaction, ownerId, ids);
    }
    const ids = old.map(({ id }) => id);
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
