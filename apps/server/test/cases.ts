import { randomUUID } from 'node:crypto';
import type { TestCaseStatus, Verdict } from '@assay/contract/choices';
import type { Db } from '../src/platform/database/database.ts';

export interface GivenCase {
  title: string;
  requirement?: string;
  status?: TestCaseStatus;
  projectId?: string | null;
  createdAt?: number;
  /** What became of its last run; without it the case has never run. */
  ran?: { verdict: Verdict; at: number; ms?: number };
}

const steps = [
  {
    source: 'Click "Save"',
    sentence: 'Click "Save"',
    command: { do: 'click', target: { name: 'Save' } },
    origin: 'stated',
  },
];

const about = { description: '', origin: 'stated', priority: 'medium', expectedResult: '' };

const statusOf: Record<Verdict, 'success' | 'error' | null> = {
  passed: 'success',
  failed: 'error',
  error: 'error',
  hollow: 'success',
  'not run': null,
};

/** Puts saved cases, and what their last runs left behind, into the database; gives their ids in the same order. */
export async function addCases(db: Db, ownerId: string, given: readonly GivenCase[]): Promise<string[]> {
  const runId = randomUUID();
  const now = Date.now();
  await db
    .insertInto('runs')
    .values({
      id: runId,
      owner_id: ownerId,
      kind: 'cases',
      status: 'finished',
      request: JSON.stringify({ kind: 'cases', caseIds: [] }),
      title: 'Before',
      project_id: null,
      target_url: null,
      error: null,
      cancelled_at: null,
      created_at: now,
      started_at: now,
      finished_at: now,
    })
    .execute();
  const known = given.map((one, place) => ({ ...one, id: randomUUID(), executionId: randomUUID(), place }));
  for (let from = 0; from < known.length; from += 200) {
    const part = known.slice(from, from + 200);
    await db
      .insertInto('test_cases')
      .values(
        part.map((one) => ({
          id: one.id,
          owner_id: ownerId,
          project_id: one.projectId ?? null,
          title: one.title,
          description: '',
          status: one.status ?? (one.ran ? 'active' : 'generated'),
          priority: 'medium' as const,
          origin: 'stated',
          test_type: 'functional',
          requirement_text: one.requirement ?? 'Click "Save".',
          expected_result: '',
          target_url: null,
          steps: JSON.stringify(steps),
          aliases: '[]',
          memory: null,
          seen_names: '[]',
          last_execution_id: one.ran ? one.executionId : null,
          created_at: one.createdAt ?? now + one.place,
          updated_at: now,
        })),
      )
      .execute();
    const executions = part.flatMap(({ ran, ...one }) =>
      ran
        ? [
            {
              id: one.executionId,
              owner_id: ownerId,
              run_id: runId,
              test_case_id: one.id,
              place: one.place,
              state: 'done' as const,
              status: statusOf[ran.verdict],
              verdict: ran.verdict,
              cause: null,
              reason: '',
              healed: 0,
              browser: 'chrome' as const,
              browser_used: 'Chromium',
              engine: 'built-in' as const,
              target_url: null,
              test_case: JSON.stringify({ ...about, title: one.title, steps }),
              successful_steps: 1,
              total_steps: 1,
              duration_ms: ran.ms ?? 1500,
              created_at: ran.at,
              executed_at: ran.at,
            },
          ]
        : [],
    );
    if (executions.length > 0) await db.insertInto('executions').values(executions).execute();
  }
  return known.map(({ id }) => id);
}
