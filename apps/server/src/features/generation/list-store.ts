import type { Cause, PriorityName, TestCaseSort, TestCaseStatus, Verdict } from '@assay/contract/choices';
import type { NotUnderstood, Step } from '@assay/planner';
import { type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Db } from '../../platform/database/database.ts';

/** A case as lists show it, without what only its runs need. */
export interface ListedCase {
  id: string;
  title: string;
  status: TestCaseStatus;
  priority: PriorityName;
  requirementText: string;
  expectedResult: string;
  projectId: string | null;
  projectName: string | null;
  steps: (Step | NotUnderstood)[];
  createdAt: number;
  lastExecution: {
    id: string;
    verdict: Verdict;
    cause: Cause | null;
    executedAt: number | null;
    durationMs: number | null;
  } | null;
}

export interface CaseFilter {
  search: string;
  status?: TestCaseStatus | undefined;
  /** Null: cases that belong to no project. */
  projectId?: string | null | undefined;
  verdict?: Verdict | undefined;
}

export interface CaseOrder {
  by: TestCaseSort;
  order: 'asc' | 'desc';
}

function selectListed(db: Db) {
  return db
    .selectFrom('test_cases')
    .leftJoin('projects', 'projects.id', 'test_cases.project_id')
    .leftJoin('executions as last', 'last.id', 'test_cases.last_execution_id')
    .select([
      'test_cases.id',
      'test_cases.title',
      'test_cases.status',
      'test_cases.priority',
      'test_cases.requirement_text',
      'test_cases.expected_result',
      'test_cases.project_id',
      'test_cases.steps',
      'test_cases.created_at',
      'projects.name as project_name',
      'last.id as last_id',
      'last.verdict',
      'last.cause',
      'last.executed_at',
      'last.duration_ms',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectListed>['executeTakeFirstOrThrow']>>;

function toListed(row: Row): ListedCase {
  const { last_id: id, verdict, cause, executed_at: executedAt, duration_ms: durationMs } = row;
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    priority: row.priority,
    requirementText: row.requirement_text,
    expectedResult: row.expected_result,
    projectId: row.project_id,
    projectName: row.project_name,
    steps: JSON.parse(row.steps),
    createdAt: row.created_at,
    lastExecution: id && verdict ? { id, verdict, cause, executedAt, durationMs } : null,
  };
}

export async function listAllCases(db: Db, ownerId: string): Promise<ListedCase[]> {
  const rows = await selectListed(db)
    .where('test_cases.owner_id', '=', ownerId)
    .orderBy('test_cases.created_at', 'desc')
    .orderBy('test_cases.id')
    .execute();
  return rows.map(toListed);
}

/** The last runs are only looked at where they are asked about: for each case that is a row of another table. */
function selectMatching(db: Db, ownerId: string, { search, status, projectId, verdict }: CaseFilter) {
  let query = db.selectFrom('test_cases').where('test_cases.owner_id', '=', ownerId);
  if (status !== undefined) query = query.where('test_cases.status', '=', status);
  if (projectId === null) query = query.where('test_cases.project_id', 'is', null);
  else if (projectId !== undefined) query = query.where('test_cases.project_id', '=', projectId);
  if (search) {
    query = query.where((eb) =>
      eb.or([
        contains(eb.ref('test_cases.title'), search),
        contains(eb.ref('test_cases.requirement_text'), search),
      ]),
    );
  }
  if (verdict !== undefined) query = query.where(hasVerdict(verdict));
  return query;
}

function hasVerdict(verdict: Verdict) {
  const last = sql`select 1 from executions where executions.id = test_cases.last_execution_id`;
  return verdict === 'not run'
    ? sql<SqlBool>`not exists (${last} and executions.verdict <> 'not run')`
    : sql<SqlBool>`exists (${last} and executions.verdict = ${verdict})`;
}

function sortMatching(query: ReturnType<typeof selectMatching>, { by, order }: CaseOrder) {
  const ids = query.select('test_cases.id');
  if (by === 'title') return ids.orderBy(sql`lower(test_cases.title)`, order).orderBy('test_cases.id', order);
  if (by === 'created_at') {
    return ids
      .orderBy('test_cases.created_at', order)
      .orderBy('test_cases.id', order === 'desc' ? 'asc' : 'desc');
  }
  return ids
    .leftJoin('executions as last', 'last.id', 'test_cases.last_execution_id')
    .orderBy('last.executed_at', (way) => (order === 'desc' ? way.desc() : way.asc()).nullsLast())
    .orderBy('test_cases.id');
}

/** One page of the cases that match, and how many there are. */
export async function listMatchingCases(
  db: Db,
  ownerId: string,
  filter: CaseFilter,
  order: CaseOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ cases: ListedCase[]; total: number }> {
  const matching = selectMatching(db, ownerId, filter);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (offset >= total) return { cases: [], total };
  const page = await sortMatching(matching, order).limit(limit).offset(offset).execute();
  const ids = page.map(({ id }) => id);
  const rows = await selectListed(db).where('test_cases.id', 'in', ids).execute();
  const place = new Map(ids.map((id, at) => [id, at]));
  rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return { cases: rows.map(toListed), total };
}
