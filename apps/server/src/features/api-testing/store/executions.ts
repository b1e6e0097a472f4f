import type { ApiCheckConfig } from '@assay/contract';
import type { ApiState } from '@assay/contract/choices';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { databaseNow } from '../../../platform/database/database-clock.ts';
import type { Summary } from '../context/summarise.ts';

export interface Execution {
  id: string;
  ownerId: string;
  testName: string;
  baseUrl: string;
  state: ApiState;
  /** With placeholders for secrets. */
  config: ApiCheckConfig;
  summary: Summary;
  error: string | null;
  executedAt: number;
}

/** As lists show it: configurations can be long. */
export type ListedExecution = Omit<Execution, 'config'>;

const listed = [
  'id',
  'owner_id',
  'test_name',
  'base_url',
  'state',
  'total_endpoints',
  'passed',
  'not_checked',
  'success_rate',
  'avg_response_time',
  'duration_ms',
  'total_checks',
  'passed_checks',
  'error',
  'executed_at',
] as const;

function selectExecutions(db: Db) {
  return db.selectFrom('api_executions').select(listed);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectExecutions>['executeTakeFirstOrThrow']>>;

function toListed(row: Row): ListedExecution {
  return {
    id: row.id,
    ownerId: row.owner_id,
    testName: row.test_name,
    baseUrl: row.base_url,
    state: row.state,
    summary: {
      totalEndpoints: row.total_endpoints,
      passed: row.passed,
      failed: row.state === 'running' ? 0 : row.total_endpoints - row.passed - row.not_checked,
      notChecked: row.not_checked,
      successRate: row.success_rate,
      avgResponseTime: row.avg_response_time,
      durationMs: row.duration_ms,
      totalChecks: row.total_checks,
      passedChecks: row.passed_checks,
    },
    error: row.error,
    executedAt: row.executed_at,
  };
}

export async function insertExecution(
  db: Db,
  execution: Pick<Execution, 'id' | 'ownerId' | 'config' | 'executedAt'> & { totalEndpoints: number },
): Promise<void> {
  const { id, ownerId, config, executedAt, totalEndpoints } = execution;
  await db
    .insertInto('api_executions')
    .values({
      id,
      owner_id: ownerId,
      state: 'running',
      seen_at: databaseNow(db),
      test_name: config.name,
      base_url: config.baseUrl,
      config: JSON.stringify(config),
      total_endpoints: totalEndpoints,
      executed_at: executedAt,
    })
    .execute();
}

/** An execution of somebody else is none. */
export async function findExecution(db: Db, ownerId: string, id: string): Promise<Execution | undefined> {
  const row = await selectExecutions(db)
    .select('config')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && { ...toListed(row), config: JSON.parse(row.config) };
}

/** False where it had ended before, or is gone. */
export async function endExecution(
  db: Db,
  id: string,
  { state, error, summary }: { state: Exclude<ApiState, 'running'>; error: string | null; summary: Summary },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_executions')
    .set({
      state,
      error,
      total_endpoints: summary.totalEndpoints,
      passed: summary.passed,
      not_checked: summary.notChecked,
      total_checks: summary.totalChecks,
      passed_checks: summary.passedChecks,
      success_rate: summary.successRate,
      avg_response_time: summary.avgResponseTime,
      duration_ms: summary.durationMs,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeExecution(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_executions')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function listExecutions(
  db: Db,
  ownerId: string,
  { limit, offset, search }: { limit: number; offset: number; search: string | undefined },
): Promise<{ executions: ListedExecution[]; total: number }> {
  const matching = selectExecutions(db)
    .where('owner_id', '=', ownerId)
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([contains(eb.ref('test_name'), search ?? ''), contains(eb.ref('base_url'), search ?? '')]),
      ),
    );
  const rows = await matching
    .orderBy('executed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { executions: rows.map(toListed), total };
}

export interface Totals {
  totalExecutions: number;
  avgSuccessRate: number;
  avgResponseTime: number;
  totalEndpointsTested: number;
}

/**
 * Over executions that ran to their end; an execution without any answer has no response time to count, and one in which nothing was
 * checked no success rate.
 */
export async function sumExecutions(db: Db, ownerId: string): Promise<Totals> {
  const row = await db
    .selectFrom('api_executions')
    .select(({ fn, ...eb }) => [
      fn.countAll<number>().as('amount'),
      fn
        .avg<number | null>('success_rate')
        .filterWhere('not_checked', '<', eb.ref('total_endpoints'))
        .as('success_rate'),
      fn.avg<number | null>('avg_response_time').as('response_time'),
      fn.sum<number | null>('total_endpoints').as('endpoints'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow();
  return {
    totalExecutions: row.amount,
    avgSuccessRate: row.success_rate ?? 0,
    avgResponseTime: row.response_time ?? 0,
    totalEndpointsTested: Number(row.endpoints ?? 0),
  };
}
