import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { findProject, findResults, listProjects, noResults, type Project, type Results } from './store.ts';

type ShownProject = Answer<'GET /api/projects/{id}'>['project'];

export function presentProject(project: Project, results: Results = noResults): ShownProject {
  const { id, name, description, baseUrl, createdAt } = project;
  return {
    id,
    name,
    description,
    base_url: baseUrl,
    created_at: new Date(createdAt).toISOString(),
    test_cases: results.testCases,
    passed: results.passed,
    failed: results.failed,
    not_run: results.notRun,
    last_run_at: results.lastRunAt === null ? null : new Date(results.lastRunAt).toISOString(),
  };
}

export async function listWithResults(db: Db, ownerId: string): Promise<ShownProject[]> {
  const results = await findResults(db, ownerId);
  return (await listProjects(db, ownerId)).map((project) => presentProject(project, results.get(project.id)));
}

export async function readProject(db: Db, ownerId: string, id: string): Promise<Project> {
  const project = await findProject(db, ownerId, id);
  if (!project) throw new AppError('NOT_FOUND', { message: 'There is no such project.' });
  return project;
}

export async function readWithResults(db: Db, ownerId: string, id: string): Promise<ShownProject> {
  const project = await readProject(db, ownerId, id);
  return presentProject(project, (await findResults(db, ownerId, id)).get(id));
}
