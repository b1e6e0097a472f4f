import type { RunEvent } from '@assay/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

export type StoredEvent = Exclude<RunEvent, { type: 'frame' }>;

export interface EventRow {
  id: number;
  runId: string;
  type: string;
  data: string;
}

export interface NewEvent {
  runId: string;
  ownerId: string;
  executionId: string | null;
  event: StoredEvent;
}

/**
 * Stores events in their order and gives their ids. Whoever reads on after the last id it has must not miss one that is
 * committed later with a smaller id, so transactions with events of the same run come one after another from here to their end.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<number[]> {
  if (events.length === 0) return [];
  if (isPostgres(db)) {
    // In one order everywhere, so that no two wait for each other.
    for (const runId of [...new Set(events.map((one) => one.runId))].sort()) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${runId}, 0))`.execute(db);
    }
  }
  const ids: number[] = [];
  for (const { runId, ownerId, executionId, event } of events) {
    const { id } = await db
      .insertInto('run_events')
      .values({
        run_id: runId,
        owner_id: ownerId,
        execution_id: executionId,
        type: event.type,
        event: JSON.stringify(event),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(Number(id));
  }
  return ids;
}

export async function findEvent(db: Db, id: number | undefined): Promise<EventRow | undefined> {
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('run_events')
    .select(['id', 'run_id', 'type', 'event'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { id: Number(row.id), runId: row.run_id, type: row.type, data: row.event };
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
