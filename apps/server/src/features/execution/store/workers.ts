import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { databaseNow, isWithin } from '../../../platform/database/database-clock.ts';
import { keepFirst, keepValue, readKept } from '../../../platform/database/kept-values.ts';

export interface WorkerRow {
  id: string;
  name: string;
  place: string;
  slots: number;
  /** Of Assay. */
  version: string;
  busy: number;
  startedAt: number;
  seenAt: number;
}

/** What tells whether a worker lives. */
export type WorkerSign = Pick<WorkerRow, 'id' | 'name' | 'place' | 'seenAt'>;

/** One that was not seen for so long is not shown. */
const silenceMs = 30_000;
const lastSeen = 'worker last seen';

export async function noteWorker(
  db: Db,
  worker: Pick<WorkerRow, 'id' | 'name' | 'place' | 'slots' | 'version'>,
): Promise<void> {
  const now = databaseNow(db);
  await db
    .insertInto('workers')
    .values({ ...worker, started_at: now, seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

/** Keeps when a worker was there for the last time. */
async function noteLast(db: Db, seenAt: number): Promise<void> {
  const known = Number(await keepFirst(db, lastSeen, String(seenAt)));
  if (seenAt > known) await keepValue(db, lastSeen, String(seenAt));
}

/** Takes a worker off the list, unless it gave a sign since. */
export async function removeWorker(db: Db, id: string, seenAt?: number): Promise<void> {
  const row = await db
    .deleteFrom('workers')
    .where('id', '=', id)
    .$if(seenAt !== undefined, (query) => query.where('seen_at', '=', seenAt ?? 0))
    .returning('seen_at')
    .executeTakeFirst();
  if (row) await noteLast(db, Number(row.seen_at));
}

export async function removeAllWorkers(db: Db): Promise<void> {
  for (const { id } of await listSigns(db)) await removeWorker(db, id);
}

/** Everybody on the list, gone or not. */
export async function listSigns(db: Db): Promise<WorkerSign[]> {
  const rows = await db.selectFrom('workers').select(['id', 'name', 'place', 'seen_at']).execute();
  return rows.map(({ id, name, place, seen_at }) => ({ id, name, place, seenAt: Number(seen_at) }));
}

export async function listWorkers(db: Db): Promise<WorkerRow[]> {
  const rows = await db
    .selectFrom('workers')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('jobs')
        .select((count) => count.fn.countAll<number>().as('busy'))
        .whereRef('jobs.worker_id', '=', 'workers.id')
        .where('jobs.state', '=', 'running')
        .as('busy'),
    )
    .where(isWithin(db, 'seen_at', silenceMs))
    .orderBy('started_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    place: row.place,
    slots: row.slots,
    version: row.version,
    busy: Number(row.busy ?? 0),
    startedAt: Number(row.started_at),
    seenAt: Number(row.seen_at),
  }));
}

/** When the last of the workers was seen that are not there any more; undefined where there never was one. */
export async function findLastSeen(db: Db): Promise<number | undefined> {
  const kept = await readKept(db, lastSeen);
  const silent = await db
    .selectFrom('workers')
    .select((eb) => eb.fn.max('seen_at').as('last'))
    .where(sql<SqlBool>`not ${isWithin(db, 'seen_at', silenceMs)}`)
    .executeTakeFirst();
  const times = [kept, silent?.last].filter((time) => time !== undefined && time !== null).map(Number);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** When a worker was there last, if ever; undefined while one is there. */
export async function findAbsence(db: Db): Promise<{ lastSeenAt: number | null } | undefined> {
  const present = await db
    .selectFrom('workers')
    .select('id')
    .where(isWithin(db, 'seen_at', silenceMs))
    .limit(1)
    .executeTakeFirst();
  return present ? undefined : { lastSeenAt: (await findLastSeen(db)) ?? null };
}
