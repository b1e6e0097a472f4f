import type { Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { readProject } from './read-projects.ts';
import { changeProject } from './store.ts';

/** Changes what is given and leaves the rest; `null` takes the base address away. */
export async function editProject(
  db: Db,
  ownerId: string,
  id: string,
  { name, description, base_url: baseUrl }: Received<'PUT /api/projects/{id}'>['body'],
): Promise<void> {
  await readProject(db, ownerId, id);
  await changeProject(db, id, {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(baseUrl !== undefined && { baseUrl }),
  });
}
