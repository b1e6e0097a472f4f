import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { removeEnvironment } from '../store/environments.ts';

export async function deleteEnvironment(db: Db, ownerId: string, id: string): Promise<{ success: true }> {
  if (!(await removeEnvironment(db, ownerId, id))) {
    throw new AppError('NOT_FOUND', { message: 'You have no such environment.' });
  }
  return { success: true };
}
