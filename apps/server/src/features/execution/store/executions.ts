import type { StepReport } from '@assay/contract';
import type { BrowserName, Cause, ExecutionStatus, ModelSourceName, Verdict } from '@assay/contract/choices';
import type { TestCase } from '@assay/planner';
import type { Db } from '../../../platform/database/database.ts';
import { type Choices, readChoices } from './choices.ts';
import { countExecution } from './days.ts';
import { markFlips } from './flips.ts';
import { keyText } from './key-text.ts';

export interface Execution {
  id: string;
  ownerId: string;
  runId: string;
  testCaseId: string;
  place: number;
  state: 'queued' | 'running' | 'done';
  status: ExecutionStatus | null;
  verdict: Verdict | null;
  cause: Cause | null;
  reason: string;
  healed: boolean;
  browser: BrowserName;
  browserUsed: string;
  engine: ModelSourceName | 'built-in';
  targetUrl: string | null;
  /** As it was when it ran, with the author's secrets in it. */
  testCase: TestCase;
  /** Counted when it ends. */
  successfulSteps: number;
  totalSteps: number;
  durationMs: number | null;
  createdAt: number;
  executedAt: number | null;
}

function selectExecutions(db: Db) {
  return db.selectFrom('executions').selectAll();
}

type ExecutionRow = Awaited<ReturnType<ReturnType<typeof selectExecutions>['executeTakeFirstOrThrow']>>;

function toExecution(row: ExecutionRow): Execution {
  return {
    id: row.id,
    ownerId: row.owner_id,
    runId: row.run_id,
    testCaseId: row.test_case_id,
    place: row.place,
    state: row.state,
    status: row.status,
    verdict: row.verdict,
    cause: row.cause,
    reason: row.reason,
    healed: row.healed === 1,
    browser: row.browser,
    browserUsed: row.browser_used,
    engine: row.engine,
    targetUrl: row.target_url,
    testCase: JSON.parse(row.test_case),
    successfulSteps: row.successful_steps,
    totalSteps: row.total_steps,
    durationMs: row.duration_ms,
    createdAt: row.created_at,
    executedAt: row.executed_at,
  };
}

export type NewExecution = Pick<
  Execution,
  'id' | 'ownerId' | 'runId' | 'testCaseId' | 'place' | 'browser' | 'engine' | 'targetUrl' | 'testCase'
>;

export async function insertExecutions(db: Db, executions: readonly NewExecution[]): Promise<void> {
  if (executions.length === 0) return;
  const now = Date.now();
  await db
    .insertInto('executions')
    .values(
      executions.map((one) => ({
        id: one.id,
        owner_id: one.ownerId,
        run_id: one.runId,
        test_case_id: one.testCaseId,
        place: one.place,
        state: 'queued' as const,
        status: null,
        verdict: null,
        cause: null,
        reason: '',
        healed: 0,
        browser: one.browser,
        browser_used: '',
        engine: one.engine,
        target_url: one.targetUrl,
        test_case: JSON.stringify(one.testCase),
        text_key: keyText(one.testCase.steps),
        successful_steps: 0,
        total_steps: one.testCase.steps.length,
        duration_ms: null,
        created_at: now,
        executed_at: null,
      })),
    )
    .execute();
}

export async function listExecutionsOfRuns(db: Db, runIds: readonly string[]): Promise<Execution[]> {
  if (runIds.length === 0) return [];
  const rows = await selectExecutions(db).where('run_id', 'in', runIds).orderBy('place').execute();
  return rows.map(toExecution);
}

export async function listExecutions(db: Db, ids: readonly string[]): Promise<Execution[]> {
  if (ids.length === 0) return [];
  const rows = await selectExecutions(db).where('id', 'in', ids).execute();
  return rows.map(toExecution);
}

export async function findExecution(db: Db, id: string): Promise<Execution | undefined> {
  const row = await selectExecutions(db).where('id', '=', id).executeTakeFirst();
  return row && toExecution(row);
}

export async function markStarted(db: Db, id: string, browserUsed: string, at: number): Promise<void> {
  await db
    .updateTable('executions')
    .set({ state: 'running', browser_used: browserUsed, executed_at: at })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

export type Ending = Pick<Execution, 'status' | 'verdict' | 'cause' | 'reason'> &
  Partial<Pick<Execution, 'healed' | 'browserUsed' | 'durationMs' | 'executedAt' | 'testCase'>>;

/** Ends an execution once, and counts it for its day; false where it had ended already. */
export async function endExecution(transaction: Db, id: string, ending: Ending): Promise<boolean> {
  const ended = await transaction
    .updateTable('executions')
    .set((eb) => ({
      state: 'done',
      status: ending.status,
      verdict: ending.verdict,
      cause: ending.cause,
      reason: ending.reason,
      ...(ending.healed !== undefined && { healed: ending.healed ? 1 : 0 }),
      ...(ending.browserUsed && { browser_used: ending.browserUsed }),
      ...(ending.durationMs !== undefined && { duration_ms: ending.durationMs }),
      ...(ending.testCase && {
        test_case: JSON.stringify(ending.testCase),
        total_steps: ending.testCase.steps.length,
      }),
      executed_at: eb.fn.coalesce('executed_at', eb.val(ending.executedAt ?? null)),
      successful_steps: eb
        .selectFrom('step_results')
        .select((count) => count.fn.countAll<number>().as('passed'))
        .where('execution_id', '=', id)
        .where('outcome', '=', 'passed'),
    }))
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returning(['owner_id', 'status', 'verdict', 'browser', 'engine', 'duration_ms', 'executed_at'])
    .executeTakeFirst();
  if (!ended) return false;
  // In the order in which a case is deleted, too: else the two could wait for each other.
  await markFlips(transaction, id);
  await countExecution(transaction, ended);
  return true;
}

/** How a case ends that was cancelled in time. */
export const cancelledBefore: Ending = {
  status: null,
  verdict: 'error',
  cause: 'cancelled',
  reason: 'It was cancelled before it began.',
};

/** Of a run, those that have not ended. */
export async function listOpen(db: Db, runId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('executions')
    .select('id')
    .where('run_id', '=', runId)
    .where('state', '<>', 'done')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether it goes on; nothing is added to one that has ended. */
export async function isOpen(transaction: Db, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('executions')
    .select('id')
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .executeTakeFirst();
  return row !== undefined;
}

/** `choices` holds what candidates are known by, so that a choice can be kept. */
export async function saveStep(
  db: Db,
  executionId: string,
  report: StepReport,
  choices: Choices,
): Promise<void> {
  const values = {
    outcome: report.outcome,
    report: JSON.stringify(report),
    candidates: JSON.stringify(choices),
  };
  await db
    .insertInto('step_results')
    .values({ execution_id: executionId, step_number: report.step_number, ...values })
    .onConflict((conflict) => conflict.columns(['execution_id', 'step_number']).doUpdateSet(values))
    .execute();
}

export async function listSteps(db: Db, executionIds: readonly string[]): Promise<Map<string, StepReport[]>> {
  const steps = new Map<string, StepReport[]>();
  if (executionIds.length === 0) return steps;
  const rows = await db
    .selectFrom('step_results')
    .select(['execution_id', 'report'])
    .where('execution_id', 'in', executionIds)
    .orderBy('step_number')
    .execute();
  for (const { execution_id, report } of rows) {
    const known = steps.get(execution_id) ?? [];
    known.push(JSON.parse(report));
    steps.set(execution_id, known);
  }
  return steps;
}

export async function findChoices(db: Db, executionId: string, stepNumber: number): Promise<Choices> {
  const row = await db
    .selectFrom('step_results')
    .select('candidates')
    .where('execution_id', '=', executionId)
    .where('step_number', '=', stepNumber)
    .executeTakeFirst();
  return readChoices(row?.candidates);
}

export interface HistoryQuery {
  testCaseId?: string;
  start?: number;
  end?: number;
  limit: number;
  /** The last one of the page before. */
  after?: { executedAt: number; id: string };
}

/** Executions that ended, newest first. */
export async function listEnded(db: Db, ownerId: string, query: HistoryQuery): Promise<Execution[]> {
  let select = selectExecutions(db)
    .where('owner_id', '=', ownerId)
    .where('status', 'is not', null)
    .where('executed_at', 'is not', null);
  if (query.testCaseId !== undefined) select = select.where('test_case_id', '=', query.testCaseId);
  if (query.start !== undefined) select = select.where('executed_at', '>=', query.start);
  if (query.end !== undefined) select = select.where('executed_at', '<', query.end);
  const { after } = query;
  if (after) {
    select = select.where((eb) =>
      eb.or([
        eb('executed_at', '<', after.executedAt),
        eb.and([eb('executed_at', '=', after.executedAt), eb('id', '>', after.id)]),
      ]),
    );
  }
  const rows = await select.orderBy('executed_at', 'desc').orderBy('id').limit(query.limit).execute();
  return rows.map(toExecution);
}
