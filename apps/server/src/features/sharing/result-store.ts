import type { Cause, ExecutionStatus, Verdict } from '@assay/contract/choices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SavedCase } from '../generation/index.ts';
import type { Share } from './store.ts';

/** Which cases a link shows: one, or those of a project. */
export type Target = Pick<Share, 'ownerId' | 'testCaseId' | 'projectId'>;

export interface Result {
  id: string;
  testCaseId: string;
  status: ExecutionStatus | null;
  verdict: Verdict | null;
  cause: Cause | null;
  browserUsed: string;
  durationMs: number | null;
  executedAt: number;
}

export type SharedCase = Pick<SavedCase, 'id' | 'title' | 'requirementText' | 'steps'>;

const mostCases = 200;

function selectCases(db: Db, { ownerId, testCaseId, projectId }: Target) {
  const cases = db.selectFrom('test_cases').where('owner_id', '=', ownerId);
  return testCaseId === null
    ? cases.where('project_id', '=', projectId)
    : cases.where('test_cases.id', '=', testCaseId);
}

export async function listSharedCases(db: Db, target: Target): Promise<SharedCase[]> {
  const rows = await selectCases(db, target)
    .select(['id', 'title', 'requirement_text', 'steps'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostCases)
    .execute();
  return rows.map(({ id, title, requirement_text, steps }) => ({
    id,
    title,
    requirementText: requirement_text,
    steps: JSON.parse(steps),
  }));
}

/** Executions that ended with a result. */
function selectResults(db: Db, target: Target) {
  return db
    .selectFrom('executions')
    .where('owner_id', '=', target.ownerId)
    .where('state', '=', 'done')
    .where('status', 'is not', null)
    .where('executed_at', 'is not', null)
    .where('test_case_id', 'in', selectCases(db, target).select('test_cases.id'))
    .select([
      'id',
      'test_case_id',
      'status',
      'verdict',
      'cause',
      'browser_used',
      'duration_ms',
      'executed_at',
    ]);
}

type ResultRow = Awaited<ReturnType<ReturnType<typeof selectResults>['executeTakeFirstOrThrow']>>;

function toResult(row: ResultRow): Result {
  return {
    id: row.id,
    testCaseId: row.test_case_id,
    status: row.status,
    verdict: row.verdict,
    cause: row.cause,
    browserUsed: row.browser_used,
    durationMs: row.duration_ms,
    executedAt: Number(row.executed_at),
  };
}

export async function listResults(db: Db, target: Target, limit: number): Promise<Result[]> {
  const rows = await selectResults(db, target)
    .orderBy('executed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toResult);
}

/** The last result of each case, by the case's id. */
export async function listLastResults(db: Db, target: Target): Promise<Map<string, Result>> {
  const placed = selectResults(db, target).select(
    sql<number>`row_number() over (partition by test_case_id order by executed_at desc, id)`.as('place'),
  );
  const rows = await db.selectFrom(placed.as('results')).selectAll().where('place', '=', 1).execute();
  return new Map(rows.map((row) => [row.test_case_id, toResult(row)]));
}

export async function findPicture(db: Db, executionId: string, name: string) {
  return db
    .selectFrom('evidence_files')
    .select(['hash', 'size', 'media_type as mediaType'])
    .where('execution_id', '=', executionId)
    .where('name', '=', name)
    .where('kind', '=', 'picture')
    .executeTakeFirst();
}
