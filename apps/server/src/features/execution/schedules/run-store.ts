import type { Cause, RunStatus, Verdict } from '@assay/contract/choices';
import { endedRunStatuses } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';

export interface LastRun {
  id: string;
  status: RunStatus;
  createdAt: number;
  finishedAt: number | null;
  total: number;
  passed: number;
  failed: number;
}

export async function findLastRun(db: Db, scheduleId: string): Promise<LastRun | undefined> {
  const run = await db
    .selectFrom('runs')
    .select(['id', 'status', 'created_at', 'finished_at'])
    .where('schedule_id', '=', scheduleId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!run) return undefined;
  const rows = await db
    .selectFrom('executions')
    .select(['verdict', (eb) => eb.fn.countAll<number>().as('count')])
    .where('run_id', '=', run.id)
    .groupBy('verdict')
    .execute();
  const countOf = (verdict: Verdict) => Number(rows.find((row) => row.verdict === verdict)?.count ?? 0);
  return {
    id: run.id,
    status: run.status,
    createdAt: run.created_at,
    finishedAt: run.finished_at,
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    passed: countOf('passed'),
    failed: countOf('failed'),
  };
}

export async function isUnderWay(db: Db, scheduleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('runs')
    .select('id')
    .where('schedule_id', '=', scheduleId)
    .where('status', 'not in', [...endedRunStatuses])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a run as one of a schedule, whose owner is told of changes when it has ended. */
export async function noteScheduled(db: Db, runId: string, scheduleId: string): Promise<void> {
  await db
    .updateTable('runs')
    .set({ schedule_id: scheduleId, tell_after: 0 })
    .where('id', '=', runId)
    .execute();
}

/** A run of a schedule that has ended, and whose owner may have to be told of it. */
export interface EndedRun {
  id: string;
  ownerId: string;
  scheduleId: string | null;
  tellAfter: number;
  createdAt: number;
  finishedAt: number;
}

export async function listUntold(db: Db, now: number, limit: number): Promise<EndedRun[]> {
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'owner_id', 'schedule_id', 'tell_after', 'created_at', 'finished_at'])
    .where('tell_after', '<=', now)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .limit(limit)
    .execute();
  return rows.flatMap((row) =>
    row.tell_after === null || row.finished_at === null
      ? []
      : [
          {
            id: row.id,
            ownerId: row.owner_id,
            scheduleId: row.schedule_id,
            tellAfter: row.tell_after,
            createdAt: row.created_at,
            finishedAt: row.finished_at,
          },
        ],
  );
}

/** Takes on to tell of a run, until `again` at the latest; of several workers only one succeeds. */
export async function claimTelling(db: Db, run: EndedRun, again: number | null): Promise<boolean> {
  const result = await db
    .updateTable('runs')
    .set({ tell_after: again })
    .where('id', '=', run.id)
    .where('tell_after', '=', run.tellAfter)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface CaseResult {
  executionId: string;
  testCaseId: string;
  verdict: Verdict | null;
  cause: Cause | null;
}

/** What a case came to in the runs of a schedule before a given one, newest first. */
export async function listEarlierResults(
  db: Db,
  scheduleId: string,
  testCaseId: string,
  before: number,
  limit: number,
): Promise<CaseResult[]> {
  const rows = await db
    .selectFrom('executions')
    .innerJoin('runs', 'runs.id', 'executions.run_id')
    .select(['executions.id', 'executions.test_case_id', 'executions.verdict', 'executions.cause'])
    .where('executions.test_case_id', '=', testCaseId)
    .where('executions.state', '=', 'done')
    .where('executions.executed_at', 'is not', null)
    .where('runs.schedule_id', '=', scheduleId)
    .where('runs.created_at', '<', before)
    .orderBy('executions.executed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    executionId: row.id,
    testCaseId: row.test_case_id,
    verdict: row.verdict,
    cause: row.cause,
  }));
}
