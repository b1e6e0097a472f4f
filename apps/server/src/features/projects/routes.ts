import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { insertProject, listProjects, type Project } from './store.ts';

function present({ id, name, description, baseUrl, createdAt }: Project) {
  return { id, name, description, base_url: baseUrl, created_at: new Date(createdAt).toISOString() };
}

export function projectHandlers({ db }: Pick<Services, 'db'>): Handlers {
  return {
    'GET /api/projects': async (_, { caller }) => ({
      projects: (await listProjects(db, caller.id)).map(present),
    }),
    'POST /api/projects': async ({ body }, { caller }) => {
      const { name, description, base_url: baseUrl = null } = body;
      const project: Project = { id: randomUUID(), name, description, baseUrl, createdAt: Date.now() };
      await insertProject(db, caller.id, project);
      return { project: present(project) };
    },
  };
}
