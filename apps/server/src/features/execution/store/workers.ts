import { hostname } from 'node:os';
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

/** Of workers on this very machine it is known at once whether they live. */
function isGone(name: string): boolean {
  const [, host, pid] = /^(.+) \((\d+)\)$/.exec(name) ?? [];
  if (host !== hostname() || pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

export function nameWorker(): string {
  return `${hostname()} (${process.pid})`;
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
  const living = rows.filter(({ name }) => !isGone(name));
  return living.map((row) => ({
    id: row.id,
    name: row.name,
    slots: row.slots,
    busy: Number(row.busy ?? 0),
    startedAt: row.started_at,
    seenAt: row.seen_at,
  }));
}
