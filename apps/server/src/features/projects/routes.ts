import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { editProject } from './edit-project.ts';
import { listWithResults, presentProject, readWithResults } from './read-projects.ts';
import { insertProject, type Project } from './store.ts';

export function projectHandlers({ db }: Pick<Services, 'db'>): Handlers {
  return {
    'GET /api/projects': async (_, { caller }) => ({ projects: await listWithResults(db, caller.id) }),
    'POST /api/projects': async ({ body }, { caller }) => {
      const { name, description, base_url: baseUrl = null } = body;
      const project: Project = { id: randomUUID(), name, description, baseUrl, createdAt: Date.now() };
      await insertProject(db, caller.id, project);
      return { project: presentProject(project) };
    },
    'GET /api/projects/{id}': async ({ params }, { caller }) => ({
      project: await readWithResults(db, caller.id, params.id),
    }),
    'PUT /api/projects/{id}': async ({ params, body }, { caller }) => {
      await editProject(db, caller.id, params.id, body);
      return { project: await readWithResults(db, caller.id, params.id) };
    },
  };
}
