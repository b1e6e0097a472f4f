import { randomUUID } from 'node:crypto';
import type { BrowserName, ModelSourceName, Verdict } from '@assay/contract/choices';
import type { TestCase } from '@assay/planner';
import { countGeneration } from '../src/features/execution/store/days.ts';
import { type Ending, endExecution, insertExecutions } from '../src/features/execution/store/executions.ts';
import { insertRun } from '../src/features/execution/store/runs.ts';
import { insertCases, insertGeneration } from '../src/features/generation/store.ts';
import type { Db } from '../src/platform/database/database.ts';

type Engine = ModelSourceName | 'built-in';

const testCase: TestCase = {
  title: 'A case',
  description: '',
  origin: 'stated',
  priority: 'medium',
  steps: [],
  expectedResult: '',
};

/** A run that has ended, with one generation of the given engine, as the planning leaves it. */
export async function addRun(
  db: Db,
  ownerId: string,
  { at, engine = 'built-in', milliseconds = 10 }: { at: number; engine?: Engine; milliseconds?: number },
): Promise<string> {
  const id = randomUUID();
  await insertRun(db, {
    id,
    ownerId,
    request: { kind: 'cases', caseIds: [] },
    title: 'A run',
    projectId: null,
    targetUrl: null,
    createdAt: at,
  });
  await db.updateTable('runs').set({ status: 'finished', finished_at: at }).where('id', '=', id).execute();
  const generation = {
    source: 'openrouter' as const,
    engine,
    model: null,
    fallback: null,
    notes: [],
    tokens: null,
    cost: null,
    milliseconds,
  };
  await db.transaction().execute(async (transaction) => {
    await insertGeneration(transaction, { id: randomUUID(), ownerId, runId: id, now: at }, generation);
    await countGeneration(transaction, { ownerId, now: at }, generation);
  });
  return id;
}

export async function addCase(db: Db, ownerId: string, at: number): Promise<string> {
  const id = randomUUID();
  const row = {
    ...testCase,
    id,
    ownerId,
    projectId: null,
    status: 'active' as const,
    testType: 'functional',
    requirementText: '',
    targetUrl: null,
    seenNames: [],
  };
  await insertCases(db, [row], at);
  return id;
}

export interface Past {
  runId: string;
  testCaseId: string;
  at: number | null;
  status: Ending['status'];
  verdict: Verdict;
  durationMs: number | null;
  browser: BrowserName;
  engine: Engine;
}

/** Executions that ended as given, by the code that ends them. */
export async function addExecutions(db: Db, ownerId: string, past: readonly Past[]): Promise<string[]> {
  const rows = past.map((one, place) => ({ ...one, id: randomUUID(), place }));
  await db.transaction().execute(async (transaction) => {
    await insertExecutions(
      transaction,
      rows.map((one) => ({ ...one, ownerId, targetUrl: null, testCase })),
    );
    for (const { id, at, status, verdict, durationMs } of rows) {
      if (at !== null) {
        await transaction.updateTable('executions').set({ created_at: at }).where('id', '=', id).execute();
      }
      const ending = { status, verdict, cause: null, reason: '', durationMs, executedAt: at };
      await endExecution(transaction, id, ending);
      // Whatever ends for the second time changes nothing, and is not counted again.
      await endExecution(transaction, id, { ...ending, status: 'success', verdict: 'passed' });
    }
  });
  return rows.map(({ id }) => id);
}
