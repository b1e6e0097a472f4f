import type { Db } from '../../platform/database.ts';

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
