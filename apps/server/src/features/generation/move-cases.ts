import type { Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { readProject } from '../projects/index.ts';
import { moveToProject } from './store.ts';

/** Moves all of the cases, or none where one of them is not there. */
export async function moveCases(
  db: Db,
  ownerId: string,
  { ids, project_id: projectId }: Received<'POST /api/test-cases/move'>['body'],
): Promise<{ success: true }> {
  if (projectId !== null) await readProject(db, ownerId, projectId);
  await db.transaction().execute(async (transaction) => {
    const moved = await moveToProject(transaction, ownerId, ids, projectId, Date.now());
    if (moved === ids.length) return;
    const message = 'One of the test cases is gone, so none was moved. Load the list again.';
    throw new AppError('NOT_FOUND', { message });
  });
  return { success: true };
}
