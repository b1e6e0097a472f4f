import type { Db } from '../../platform/database/database.ts';

export interface Project {
  id: string;
  name: string;
  description: string;
  baseUrl: string | null;
  createdAt: number;
}

interface ProjectRow {
  id: string;
  name: string;
  description: string;
  base_url: string | null;
  created_at: number;
}

const columns = ['id', 'name', 'description', 'base_url', 'created_at'] as const;

function toProject({ id, name, description, base_url, created_at }: ProjectRow): Project {
  return { id, name, description, baseUrl: base_url, createdAt: created_at };
}

export async function listProjects(db: Db, ownerId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toProject);
}

/** A project of somebody else is none. */
export async function findProject(db: Db, ownerId: string, id: string): Promise<Project | undefined> {
  const row = await db
    .selectFrom('projects')
    .select(columns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toProject(row);
}

export async function insertProject(db: Db, ownerId: string, project: Project): Promise<void> {
  await db
    .insertInto('projects')
    .values({
      id: project.id,
      owner_id: ownerId,
      name: project.name,
      description: project.description,
      base_url: project.baseUrl,
      created_at: project.createdAt,
    })
    .execute();
}

export type ProjectChange = Partial<Pick<Project, 'name' | 'description' | 'baseUrl'>>;

export async function changeProject(db: Db, id: string, change: ProjectChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const { baseUrl, ...words } = change;
  await db
    .updateTable('projects')
    .set({ ...words, ...(baseUrl !== undefined && { base_url: baseUrl }) })
    .where('id', '=', id)
    .execute();
}

/** Its cases stay, without a project. */
export async function removeProject(db: Db, id: string): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute();
}

/** What became of the cases of a project when each last ran. */
export interface Results {
  testCases: number;
  passed: number;
  failed: number;
  notRun: number;
  lastRunAt: number | null;
}

export const noResults: Results = { testCases: 0, passed: 0, failed: 0, notRun: 0, lastRunAt: null };

/** The results of all projects of a person, or of one of them, by their ids. */
export async function findResults(
  db: Db,
  ownerId: string,
  projectId?: string,
): Promise<Map<string, Results>> {
  const rows = await db
    .selectFrom('test_cases')
    .leftJoin('executions as last', 'last.id', 'test_cases.last_execution_id')
    .select(({ fn }) => [
      'test_cases.project_id',
      fn.countAll<number>().as('test_cases'),
      fn.countAll<number>().filterWhere('last.verdict', '=', 'passed').as('passed'),
      fn.countAll<number>().filterWhere('last.verdict', '=', 'failed').as('failed'),
      fn.countAll<number>().filterWhere('last.id', 'is', null).as('not_run'),
      fn.max('last.executed_at').as('last_run_at'),
    ])
    .where('test_cases.owner_id', '=', ownerId)
    .where('test_cases.project_id', 'is not', null)
    .$if(projectId !== undefined, (query) => query.where('test_cases.project_id', '=', projectId as string))
    .groupBy('test_cases.project_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.project_id ?? '',
      {
        testCases: row.test_cases,
        passed: row.passed,
        failed: row.failed,
        notRun: row.not_run,
        lastRunAt: row.last_run_at,
      },
    ]),
  );
}
