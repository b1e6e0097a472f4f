import { randomUUID } from 'node:crypto';
import type { StepReport } from '@assay/contract';
import type { Verdict } from '@assay/contract/choices';
import { toCases } from '@assay/language/read';
import type { RunningApp } from './start.ts';

type App = Pick<RunningApp, 'services'>;

const step: StepReport = {
  step_number: 1,
  status: 'error',
  action: 'Check that the page shows "Thanks"',
  source: 'It shows "Thanks".',
  message: 'The page does not show "Thanks".',
  current_url: 'http://shop.test/?session=from-the-address',
  page_title: 'Shop',
  outcome: 'failed',
  expected: 'the page shows "Thanks"',
  actual: 'Sorry',
  problem: null,
  warnings: [],
  candidates: [],
  locator: '#from-the-locator',
  healed: null,
  hollow: false,
  box: null,
  picture: 'step-1.jpg',
  picture_before: null,
  console: [{ level: 'error', text: 'from-the-console', address: '' }],
  network: [{ address: 'http://internal.test', method: 'GET', reason: 'from-the-network' }],
  started_at: null,
  duration_ms: 12,
};

/** A saved case, as a requirement with a password in it leaves it. */
export async function addCase(
  { services: { db } }: App,
  ownerId: string,
  { title, projectId = null, text = '' }: { title: string; projectId?: string | null; text?: string },
): Promise<string> {
  const id = randomUUID();
  const [stated] = toCases(text);
  await db
    .insertInto('test_cases')
    .values({
      id,
      owner_id: ownerId,
      project_id: projectId,
      title,
      description: '',
      status: 'generated',
      priority: 'medium',
      origin: 'stated',
      test_type: 'functional',
      requirement_text: text,
      expected_result: '',
      target_url: null,
      steps: JSON.stringify(stated?.steps ?? []),
      aliases: '[]',
      memory: null,
      seen_names: '[]',
      last_execution_id: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  return id;
}

export async function addProject({ services: { db } }: App, ownerId: string, name: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('projects')
    .values({ id, owner_id: ownerId, name, description: '', base_url: null, created_at: 1 })
    .execute();
  return id;
}

/** A result of a case with one step and its picture. */
export async function addResult(
  { services: { db, storage } }: App,
  ownerId: string,
  testCaseId: string,
  { verdict, at, picture = 'a picture' }: { verdict: Verdict; at: number; picture?: string },
): Promise<string> {
  const saved = await db
    .selectFrom('test_cases')
    .selectAll()
    .where('id', '=', testCaseId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const request = { kind: 'cases', caseIds: [testCaseId] };
  await db
    .insertInto('runs')
    .values({
      id,
      owner_id: ownerId,
      kind: 'cases',
      status: 'finished',
      request: JSON.stringify(request),
      title: 'A run',
      project_id: null,
      target_url: null,
      error: null,
      cancelled_at: null,
      created_at: at,
      started_at: at,
      finished_at: at,
    })
    .execute();
  const steps = JSON.parse(saved.steps) as object[];
  const testCase = {
    title: saved.title,
    description: '',
    priority: 'medium',
    origin: 'stated',
    expectedResult: '',
    steps: steps.slice(0, 1),
  };
  await db
    .insertInto('executions')
    .values({
      id,
      owner_id: ownerId,
      run_id: id,
      test_case_id: testCaseId,
      place: 0,
      state: 'done',
      status: verdict === 'not run' ? null : verdict === 'passed' ? 'success' : 'error',
      verdict,
      cause: null,
      reason: `It is ${verdict}.`,
      healed: 0,
      browser: 'chrome',
      browser_used: 'Chrome 1',
      engine: 'built-in',
      target_url: null,
      test_case: JSON.stringify(testCase),
      successful_steps: 0,
      total_steps: 1,
      duration_ms: 34,
      created_at: at,
      executed_at: at,
    })
    .execute();
  await db
    .insertInto('step_results')
    .values({
      execution_id: id,
      step_number: 1,
      outcome: 'failed',
      report: JSON.stringify(step),
      candidates: '[]',
    })
    .execute();
  const { hash, size } = await storage.put(Buffer.from(picture));
  for (const [name, kind] of [
    ['step-1.jpg', 'picture'],
    ['trace.zip', 'trace'],
  ] as const) {
    await db
      .insertInto('evidence_files')
      .values({ execution_id: id, name, kind, media_type: 'image/jpeg', size, hash })
      .execute();
  }
  return id;
}
