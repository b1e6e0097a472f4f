import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { databaseNow, isWithin } from '../../../platform/database/database-clock.ts';

export type Carried = 'api_executions' | 'api_load_tests';

/** Told to other processes once something was marked to be stopped. */
export const stopTopic = 'api-stop';

/** A process that was not heard of for so long is gone. */
export const silenceMs = 30_000;

/** Asks whichever process carries it out to stop. */
export async function askToStop(db: Db, table: Carried, id: string): Promise<void> {
  await db
    .updateTable(table)
    .set({ stopping: 1 })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Says that these are being carried out. */
export async function noteSeen(db: Db, table: Carried, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable(table)
    .set({ seen_at: databaseNow(db) })
    .where('id', 'in', ids)
    .execute();
}

/** Those of them that are to go on. */
export async function listWanted(db: Db, table: Carried, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .where('stopping', '=', 0)
    .execute();
  return rows.map(({ id }) => id);
}

/** What counts as running although nobody has said so for a while; without `forMs`, all that counts as running. */
export async function listSilent(
  db: Db,
  table: Carried,
  { forMs, ownerId }: { forMs: number | undefined; ownerId?: string | undefined },
): Promise<{ id: string; ownerId: string }[]> {
  let query = db.selectFrom(table).select(['id', 'owner_id']).where('state', '=', 'running');
  if (forMs !== undefined) query = query.where(sql<SqlBool>`not ${isWithin(db, 'seen_at', forMs)}`);
  if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
  const rows = await query.execute();
  return rows.map(({ id, owner_id }) => ({ id, ownerId: owner_id }));
}
