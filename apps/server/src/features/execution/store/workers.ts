import type { Db } from '../../../platform/database.ts';

export interface WorkerRow {
  id: string;
  name: string;
  slots: number;
  busy: number;
  startedAt: number;
  seenAt: number;
}

/** A worker that was not seen for so long is gone. */
export const silenceMs = 30_000;

export async function noteWorker(
  db: Db,
  worker: Pick<WorkerRow, 'id' | 'name' | 'slots' | 'startedAt'>,
): Promise<void> {
  const now = Date.now();
  await db
    .insertInto('workers')
    .values({
      id: worker.id,
      name: worker.name,
      slots: worker.slots,
      started_at: worker.startedAt,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

export async function removeWorker(db: Db, id: string): Promise<void> {
  await db.deleteFrom('workers').where('id', '=', id).execute();
}

export async function removeSilentWorkers(db: Db): Promise<void> {
  await db
    .deleteFrom('workers')
    .where('seen_at', '<', Date.now() - silenceMs)
    .execute();
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
    .where('seen_at', '>=', Date.now() - silenceMs)
    .orderBy('started_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slots: row.slots,
    busy: Number(row.busy ?? 0),
    startedAt: row.started_at,
    seenAt: row.seen_at,
  }));
}
