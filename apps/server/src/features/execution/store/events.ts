import type { RunEvent } from '@assay/contract';
import type { Db } from '../../../platform/database.ts';

export type StoredEvent = Exclude<RunEvent, { type: 'frame' }>;

export interface EventRow {
  id: number;
  runId: string;
  type: string;
  data: string;
}

export async function insertEvent(
  db: Db,
  about: { runId: string; ownerId: string; executionId: string | null },
  event: StoredEvent,
): Promise<number> {
  const { id } = await db
    .insertInto('run_events')
    .values({
      run_id: about.runId,
      owner_id: about.ownerId,
      execution_id: about.executionId,
      type: event.type,
      event: JSON.stringify(event),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

export async function listEvents(db: Db, runId: string, after: number): Promise<EventRow[]> {
  const rows = await db
    .selectFrom('run_events')
    .select(['id', 'run_id', 'type', 'event'])
    .where('run_id', '=', runId)
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: Number(row.id), runId: row.run_id, type: row.type, data: row.event }));
}

export async function findLastEvent(db: Db, runIds: readonly string[]): Promise<Map<string, number>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('run_events')
    .select(['run_id', (eb) => eb.fn.max('id').as('last')])
    .where('run_id', 'in', runIds)
    .groupBy('run_id')
    .execute();
  return new Map(rows.map(({ run_id, last }) => [run_id, Number(last)]));
}

export type LogLine = Pick<Extract<StoredEvent, { type: 'log' }>, 'at' | 'level' | 'message'>;

/** The log of an execution; what concerns the whole run stands before it. */
export async function readLog(db: Db, runId: string, executionId?: string): Promise<LogLine[]> {
  const rows = await db
    .selectFrom('run_events')
    .select('event')
    .where('run_id', '=', runId)
    .where('type', '=', 'log')
    .where((eb) =>
      executionId === undefined
        ? eb.lit(true)
        : eb.or([eb('execution_id', '=', executionId), eb('execution_id', 'is', null)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => {
    const { at, level, message } = JSON.parse(event) as LogLine;
    return { at, level, message };
  });
}

/** Events of runs that ended before are of no more use; their logs stay. */
export async function removeOldEvents(db: Db, endedBefore: number): Promise<void> {
  await db
    .deleteFrom('run_events')
    .where('type', '<>', 'log')
    .where('run_id', 'in', (eb) =>
      eb.selectFrom('runs').select('runs.id').where('runs.finished_at', '<', endedBefore),
    )
    .execute();
}
