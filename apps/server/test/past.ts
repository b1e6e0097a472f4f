import { randomUUID } from 'node:crypto';
import type { BrowserName, Cause, ExecutionStatus, Verdict } from '@assay/contract/choices';
import type { TestCase } from '@assay/planner';
import { endExecution, insertExecutions } from '../src/features/execution/store/executions.ts';
import { insertRun } from '../src/features/execution/store/runs.ts';
import { insertCases } from '../src/features/generation/index.ts';
import type { Db } from '../src/platform/database/database.ts';

export interface Past {
  id: string;
  testCaseId: string;
  verdict: Verdict;
  /** None where it was not run. */
  status: ExecutionStatus | null;
  cause: Cause | null;
  durationMs: number | null;
  executedAt: number;
  /** The words of the case when it ran. */
  text: string;
  browser: BrowserName;
  reason: string;
}

function makeCase(title: string, text: string): TestCase {
  return {
    title,
    description: title,
    priority: 'medium',
    origin: 'stated',
    expectedResult: '',
    steps: [{ source: text, reason: 'It ran in the past.' }],
  };
}

export async function savePastCase(db: Db, ownerId: string, title: string): Promise<string> {
  const id = randomUUID();
  const { expectedResult, ...rest } = makeCase(title, title);
  const about = {
    id,
    ownerId,
    projectId: null,
    status: 'active' as const,
    testType: 'functional',
    requirementText: title,
    targetUrl: null,
    seenNames: [],
  };
  await insertCases(db, [{ ...about, ...rest, expectedResult }], 1);
  return id;
}

/** Stores executions as the server does when they end, in the given order, all of one run. */
export async function savePast(
  db: Db,
  ownerId: string,
  past: readonly Past[],
  titleOf: (testCaseId: string) => string,
  { sideBySide = false }: { sideBySide?: boolean } = {},
): Promise<void> {
  const runId = randomUUID();
  const about = { title: 'Past', projectId: null, targetUrl: null, createdAt: 1 };
  await insertRun(db, { id: runId, ownerId, request: { kind: 'cases', caseIds: [] }, ...about });
  for (let from = 0; from < past.length; from += 500) {
    const part = past.slice(from, from + 500);
    const engine = 'built-in' as const;
    await insertExecutions(
      db,
      part.map(({ id, testCaseId, browser, text }, index) => ({
        ...{ id, ownerId, runId, testCaseId, browser, engine },
        place: from + index,
        targetUrl: null,
        testCase: makeCase(titleOf(testCaseId), text),
      })),
    );
  }
  if (sideBySide) {
    const end = ({ id, ...ending }: Past) =>
      db.transaction().execute((transaction) => endExecution(transaction, id, ending));
    await Promise.all(past.map(end));
    return;
  }
  await db.transaction().execute(async (transaction) => {
    for (const { id, ...ending } of past) await endExecution(transaction, id, ending);
  });
}
