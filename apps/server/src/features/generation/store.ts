import type { GenerationView } from '@assay/contract';
import type { PriorityName, TestCaseStatus } from '@assay/contract/choices';
import type { NotUnderstood, Step, TestCase } from '@assay/planner';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** A phrase that somebody settled, and what it stands for on one page. */
export interface SavedAlias {
  phrase: string;
  /** The element as a person reads it. */
  label: string;
  page: string;
  /** For the runner: what the element is known by. */
  alias: unknown;
}

export interface SavedCase {
  id: string;
  ownerId: string;
  projectId: string | null;
  projectName: string | null;
  title: string;
  description: string;
  status: TestCaseStatus;
  priority: PriorityName;
  origin: TestCase['origin'];
  testType: string;
  requirementText: string;
  expectedResult: string;
  targetUrl: string | null;
  steps: (Step | NotUnderstood)[];
  aliases: SavedAlias[];
  /** For the runner: what the last run knows for the next. */
  memory: unknown;
  seenNames: string[];
  lastExecutionId: string | null;
  /** The case whose baselines it is compared with: itself, or the first that was planned from the same requirement. */
  looksOf: string;
  createdAt: number;
  updatedAt: number;
}

function selectCases(db: Db) {
  return db
    .selectFrom('test_cases')
    .leftJoin('projects', 'projects.id', 'test_cases.project_id')
    .selectAll('test_cases')
    .select('projects.name as project_name');
}

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

function toCase(row: CaseRow): SavedCase {
  return {
    id: row.id,
    ownerId: row.owner_id,
    projectId: row.project_id,
    projectName: row.project_name,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    origin: row.origin as TestCase['origin'],
    testType: row.test_type,
    requirementText: row.requirement_text,
    expectedResult: row.expected_result,
    targetUrl: row.target_url,
    steps: JSON.parse(row.steps),
    aliases: JSON.parse(row.aliases),
    memory: row.memory === null ? undefined : JSON.parse(row.memory),
    seenNames: JSON.parse(row.seen_names),
    lastExecutionId: row.last_execution_id,
    looksOf: row.looks_of ?? row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function findCases(db: Db, ownerId: string, ids: readonly string[]): Promise<SavedCase[]> {
  if (ids.length === 0) return [];
  const rows = await selectCases(db)
    .where('test_cases.id', 'in', ids)
    .where('test_cases.owner_id', '=', ownerId)
    .execute();
  return rows.map(toCase);
}

/** A case of somebody else is none. */
export async function findCase(db: Db, ownerId: string, id: string): Promise<SavedCase | undefined> {
  const row = await selectCases(db)
    .where('test_cases.id', '=', id)
    .where('test_cases.owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toCase(row);
}

export type NewCase = Omit<
  SavedCase,
  'projectName' | 'aliases' | 'memory' | 'lastExecutionId' | 'looksOf' | 'createdAt' | 'updatedAt'
> & { looksOf?: string };

export async function insertCases(db: Db, cases: readonly NewCase[], now: number): Promise<void> {
  if (cases.length === 0) return;
  await db
    .insertInto('test_cases')
    .values(
      cases.map((one) => ({
        id: one.id,
        owner_id: one.ownerId,
        project_id: one.projectId,
        title: one.title,
        description: one.description,
        status: one.status,
        priority: one.priority,
        origin: one.origin,
        test_type: one.testType,
        requirement_text: one.requirementText,
        expected_result: one.expectedResult,
        target_url: one.targetUrl,
        steps: JSON.stringify(one.steps),
        aliases: '[]',
        memory: null,
        seen_names: JSON.stringify(one.seenNames),
        last_execution_id: null,
        looks_of: one.looksOf ?? null,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

function comparesPictures({ steps }: Pick<SavedCase, 'steps'>): boolean {
  return steps.some(
    (step) => 'command' in step && step.command.do === 'expect' && step.command.subject.of === 'picture',
  );
}

/**
 * Gives each new case that compares pictures the baselines of the newest case of the same title that was planned from the same
 * requirement for the same site.
 */
export async function takeOverLooks<T extends NewCase>(db: Db, cases: readonly T[]): Promise<T[]> {
  const taken: T[] = [];
  for (const one of cases) {
    const earlier = comparesPictures(one)
      ? await db
          .selectFrom('test_cases')
          .select(['id', 'looks_of'])
          .where('owner_id', '=', one.ownerId)
          .where('requirement_text', '=', one.requirementText)
          .where('title', '=', one.title)
          .where('target_url', one.targetUrl === null ? 'is' : '=', one.targetUrl)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst()
      : undefined;
    taken.push(earlier ? { ...one, looksOf: earlier.looks_of ?? earlier.id } : one);
  }
  return taken;
}

export interface CaseChange {
  title?: string;
  steps?: (Step | NotUnderstood)[];
  projectId?: string | null;
  aliases?: SavedAlias[];
}

/** False where the case has changed since it was read. */
export async function changeCase(
  db: Db,
  id: string,
  change: CaseChange,
  readAt: number,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('test_cases')
    .set({
      ...(change.title !== undefined && { title: change.title }),
      ...(change.steps && { steps: JSON.stringify(change.steps) }),
      ...(change.projectId !== undefined && { project_id: change.projectId }),
      ...(change.aliases && { aliases: JSON.stringify(change.aliases) }),
      updated_at: Math.max(now, readAt + 1),
    })
    .where('id', '=', id)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How many of them there were to move. */
export async function moveToProject(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  projectId: string | null,
  now: number,
): Promise<number> {
  const result = await db
    .updateTable('test_cases')
    .set({
      project_id: projectId,
      updated_at: sql<number>`case when updated_at < ${now} then ${now} else updated_at + 1 end`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** What a run leaves behind on its case. */
export async function noteRan(
  db: Db,
  id: string,
  ran: { executionId: string; status: TestCaseStatus; memory?: unknown },
): Promise<void> {
  await db
    .updateTable('test_cases')
    .set({
      last_execution_id: ran.executionId,
      status: ran.status,
      ...(ran.memory !== undefined && { memory: JSON.stringify(ran.memory) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps the steps as a run read them, unless somebody has edited the case meanwhile. */
export async function settleSteps(
  db: Db,
  id: string,
  before: SavedCase['steps'],
  after: SavedCase['steps'],
): Promise<void> {
  await db
    .updateTable('test_cases')
    .set({ steps: JSON.stringify(after) })
    .where('id', '=', id)
    .where('steps', '=', JSON.stringify(before))
    .execute();
}

export async function removeCase(db: Db, id: string): Promise<void> {
  await db.deleteFrom('test_cases').where('id', '=', id).execute();
}

export async function removeCasesOf(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom('test_cases').where('project_id', '=', projectId).execute();
}

export async function insertGeneration(
  db: Db,
  at: { id: string; ownerId: string; runId: string; now: number },
  generation: GenerationView,
): Promise<void> {
  await db
    .insertInto('generations')
    .values({
      id: at.id,
      owner_id: at.ownerId,
      run_id: at.runId,
      source: generation.source,
      engine: generation.engine,
      model: generation.model,
      fallback: generation.fallback,
      notes: JSON.stringify(generation.notes),
      prompt_tokens: generation.tokens?.prompt ?? null,
      completion_tokens: generation.tokens?.completion ?? null,
      cost: generation.cost,
      milliseconds: generation.milliseconds,
      created_at: at.now,
    })
    .execute();
}

export async function findGenerations(
  db: Db,
  runIds: readonly string[],
): Promise<Map<string, GenerationView>> {
  if (runIds.length === 0) return new Map();
  const rows = await db.selectFrom('generations').selectAll().where('run_id', 'in', runIds).execute();
  return new Map(
    rows.map((row) => [
      row.run_id,
      {
        source: row.source,
        engine: row.engine,
        model: row.model,
        fallback: row.fallback,
        notes: JSON.parse(row.notes),
        tokens:
          row.prompt_tokens === null || row.completion_tokens === null
            ? null
            : { prompt: row.prompt_tokens, completion: row.completion_tokens },
        cost: row.cost,
        milliseconds: row.milliseconds,
      },
    ]),
  );
}
