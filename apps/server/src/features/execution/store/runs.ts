import type { Received } from '@assay/contract';
import type { RunStatus } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';

/** What was asked for, with the author's secrets in it. */
export type RunRequest =
  | { kind: 'requirement'; body: Received<'POST /api/process-text'>['body'] }
  | { kind: 'cases'; caseIds: string[]; browser?: 'chrome' | 'firefox' | 'edge' };

export interface Run {
  id: string;
  ownerId: string;
  status: RunStatus;
  request: RunRequest;
  /** Masked. */
  title: string;
  projectId: string | null;
  targetUrl: string | null;
  error: string | null;
  cancelledAt: number | null;
  createdAt: number;
  startedAt: number | null;
  finishedAt: number | null;
}

function selectRuns(db: Db) {
  return db.selectFrom('runs').selectAll();
}

type RunRow = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

function toRun(row: RunRow): Run {
  return {
    id: row.id,
    ownerId: row.owner_id,
    status: row.status,
    request: JSON.parse(row.request),
    title: row.title,
    projectId: row.project_id,
    targetUrl: row.target_url,
    error: row.error,
    cancelledAt: row.cancelled_at,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

export async function insertRun(
  db: Db,
  run: Pick<Run, 'id' | 'ownerId' | 'request' | 'title' | 'projectId' | 'targetUrl' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('runs')
    .values({
      id: run.id,
      owner_id: run.ownerId,
      kind: run.request.kind,
      status: 'queued',
      request: JSON.stringify(run.request),
      title: run.title,
      project_id: run.projectId,
      target_url: run.targetUrl,
      error: null,
      cancelled_at: null,
      created_at: run.createdAt,
      started_at: null,
      finished_at: null,
    })
    .execute();
}

export async function findRun(db: Db, id: string): Promise<Run | undefined> {
  const row = await selectRuns(db).where('id', '=', id).executeTakeFirst();
  return row && toRun(row);
}

const ended: RunStatus[] = ['finished', 'cancelled', 'failed'];

export async function listRuns(
  db: Db,
  ownerId: string,
  { state, limit }: { state: 'active' | 'ended' | 'all'; limit: number },
): Promise<Run[]> {
  let query = selectRuns(db).where('owner_id', '=', ownerId);
  if (state === 'active') query = query.where('status', 'not in', ended);
  if (state === 'ended') query = query.where('status', 'in', ended);
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(toRun);
}

/** The first stage that a run reaches is when it started. */
export async function markRun(
  db: Db,
  id: string,
  status: Extract<RunStatus, 'planning' | 'running'>,
  more: { targetUrl?: string; title?: string } = {},
): Promise<void> {
  await db
    .updateTable('runs')
    .set((eb) => ({
      status,
      started_at: eb.fn.coalesce('started_at', eb.val(Date.now())),
      ...(more.targetUrl !== undefined && { target_url: more.targetUrl }),
      ...(more.title !== undefined && { title: more.title }),
    }))
    .where('id', '=', id)
    .where('status', 'not in', ended)
    .execute();
}

/** Ends a run once; false where it had ended already. */
export async function endRun(
  db: Db,
  id: string,
  status: Extract<RunStatus, 'finished' | 'cancelled' | 'failed'>,
  error: string | null = null,
): Promise<boolean> {
  const result = await db
    .updateTable('runs')
    .set({ status, error, finished_at: Date.now() })
    .where('id', '=', id)
    .where('status', 'not in', ended)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function askToCancel(db: Db, id: string): Promise<void> {
  await db
    .updateTable('runs')
    .set({ cancelled_at: Date.now() })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .execute();
}

/** Of these runs, those that nobody wants any more: cancelled, or gone with their owner's account. */
export async function findUnwanted(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('runs')
    .select('id')
    .where('id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .execute();
  const wanted = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !wanted.has(id));
}

/** Runs that have not ended and of which nothing is in the queue: whoever did the last of it is about to end them, or is gone. */
export async function listIdle(db: Db): Promise<Pick<Run, 'id' | 'ownerId' | 'cancelledAt'>[]> {
  return db
    .selectFrom('runs')
    .select(['id', 'owner_id as ownerId', 'cancelled_at as cancelledAt'])
    .where('finished_at', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('jobs').select('jobs.id').whereRef('jobs.run_id', '=', 'runs.id'))),
    )
    .execute();
}

export async function countActiveRuns(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('runs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('status', 'not in', ended)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The authors' words of runs, by their ids. */
export async function findTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'request'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, request }) => {
      const asked = JSON.parse(request) as RunRequest;
      return [id, asked.kind === 'requirement' ? asked.body.text : ''];
    }),
  );
}
