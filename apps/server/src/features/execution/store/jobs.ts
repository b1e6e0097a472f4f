import { sql } from 'kysely';
import { v7 as orderedId } from 'uuid';
import type { Db } from '../../../platform/database/database.ts';

/** A piece of work: the planning of a run, or one of its cases. The stored row is the queue. */
export interface Job {
  id: string;
  ownerId: string;
  runId: string;
  kind: 'plan' | 'case';
  executionId: string | null;
  attempts: number;
  /** Who carries it out. */
  workerId: string | null;
  /** The trace of what asked for it, where traces are kept. */
  traceparent: string | null;
}

type Held = Pick<Job, 'id' | 'workerId'>;

export async function insertJobs(
  db: Db,
  jobs: readonly Pick<Job, 'ownerId' | 'runId' | 'kind' | 'executionId'>[],
  traceparent?: string,
): Promise<void> {
  if (jobs.length === 0) return;
  const now = Date.now();
  await db
    .insertInto('jobs')
    .values(
      jobs.map((job) => ({
        // Of what is asked for in one millisecond, the first has the smaller one.
        id: orderedId(),
        owner_id: job.ownerId,
        run_id: job.runId,
        kind: job.kind,
        execution_id: job.executionId,
        state: 'queued' as const,
        worker_id: null,
        attempts: 0,
        created_at: now,
        traceparent: traceparent ?? null,
      })),
    )
    .execute();
}

/** Whoever has the least under way is next, then whoever waited longest for a turn, then what was asked for first. */
async function findNext(db: Db): Promise<string | undefined> {
  const next = await db
    .selectFrom('jobs')
    .leftJoin('queue_turns', 'queue_turns.owner_id', 'jobs.owner_id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('jobs')
          .select(['owner_id', (count) => count.fn.countAll<number>().as('under_way')])
          .where('state', '=', 'running')
          .groupBy('owner_id')
          .as('busy'),
      (join) => join.onRef('busy.owner_id', '=', 'jobs.owner_id'),
    )
    .select('jobs.id')
    .where('jobs.state', '=', 'queued')
    .orderBy(sql`coalesce(busy.under_way, 0)`)
    .orderBy(sql`coalesce(queue_turns.served_at, 0)`)
    .orderBy('jobs.created_at')
    .orderBy(sql`case when jobs.kind = 'plan' then 0 else 1 end`)
    .orderBy('jobs.id')
    .limit(1)
    .executeTakeFirst();
  return next?.id;
}

/** Takes the next job; of several workers at once only one gets it. */
export async function claimJob(db: Db, workerId: string): Promise<Job | undefined> {
  for (;;) {
    const id = await findNext(db);
    if (id === undefined) return undefined;
    const row = await db
      .updateTable('jobs')
      .set((eb) => ({ state: 'running', worker_id: workerId, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning(['id', 'owner_id', 'run_id', 'kind', 'execution_id', 'attempts', 'traceparent'])
      .executeTakeFirst();
    if (!row) continue;
    await db
      .insertInto('queue_turns')
      .values({ owner_id: row.owner_id, served_at: Date.now() })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ served_at: Date.now() }))
      .execute();
    return {
      id: row.id,
      ownerId: row.owner_id,
      runId: row.run_id,
      kind: row.kind,
      executionId: row.execution_id,
      attempts: row.attempts,
      workerId,
      traceparent: row.traceparent,
    };
  }
}

/** Takes a job off the queue; false where it is not with this worker any more. */
export async function removeJob(db: Db, { id, workerId }: Held): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('worker_id', '=', workerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Back into the queue, for another worker or a later try, unless it is not with this worker any more. */
export async function returnJob(db: Db, { id, workerId }: Held): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'queued', worker_id: null })
    .where('id', '=', id)
    .where('worker_id', '=', workerId)
    .execute();
}

/** What a run still has to do; queued jobs go and are given back. */
export async function takeQueued(db: Db, runId: string): Promise<Pick<Job, 'id' | 'executionId'>[]> {
  const rows = await db
    .deleteFrom('jobs')
    .where('run_id', '=', runId)
    .where('state', '=', 'queued')
    .returning(['id', 'execution_id'])
    .execute();
  return rows.map(({ id, execution_id }) => ({ id, executionId: execution_id }));
}

export async function hasJobs(db: Db, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('run_id', '=', runId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countJobs(db: Db): Promise<{ waiting: number; running: number }> {
  const rows = await db
    .selectFrom('jobs')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of('queued'), running: of('running') };
}

/** What waits and what is under way, by kind, and since when the oldest waits. */
export async function describeQueue(
  db: Db,
): Promise<{ kind: Job['kind']; state: 'queued' | 'running'; amount: number; oldestAt: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => [
      'kind',
      'state',
      eb.fn.countAll<number>().as('amount'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .groupBy(['kind', 'state'])
    .execute();
  return rows.map(({ kind, state, amount, oldest }) => ({
    kind,
    state,
    amount: Number(amount),
    oldestAt: Number(oldest),
  }));
}

/** Runs that were submitted before this one and have not begun. */
export async function countBefore(db: Db, createdAt: number): Promise<number> {
  const { count } = await db
    .selectFrom('runs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'queued')
    .where('created_at', '<', createdAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Jobs whose worker has gone. */
export async function findOrphans(db: Db, living: readonly string[]): Promise<Job[]> {
  let query = db
    .selectFrom('jobs')
    .select(['id', 'owner_id', 'run_id', 'kind', 'execution_id', 'attempts', 'worker_id', 'traceparent'])
    .where('state', '=', 'running');
  if (living.length > 0) query = query.where('worker_id', 'not in', living);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    ownerId: row.owner_id,
    runId: row.run_id,
    kind: row.kind,
    executionId: row.execution_id,
    attempts: row.attempts,
    workerId: row.worker_id,
    traceparent: row.traceparent,
  }));
}

/** Of the jobs that a worker is at, those that are not its own any more. */
export async function findLost(db: Db, workerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('worker_id', '=', workerId)
    .where('state', '=', 'running')
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !own.has(id));
}
