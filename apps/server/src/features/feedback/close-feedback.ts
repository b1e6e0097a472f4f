import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { mayMove } from './policy.ts';
import { findStatusOfOwn, moveMessage } from './store.ts';

/** Closes one's own open feedback, or opens it again. */
export async function closeOrReopen(
  db: Db,
  ownerId: string,
  id: string,
  to: 'open' | 'closed',
): Promise<{ success: true }> {
  const from = await findStatusOfOwn(db, ownerId, id);
  if (from === undefined) throw new AppError('NOT_FOUND', { message: 'This feedback does not exist.' });
  if (from === to) return { success: true };
  if (!mayMove(from, to) || !(await moveMessage(db, id, from, to))) {
    throw new AppError('CHANGED_MEANWHILE', {
      message: 'Only open feedback can be closed, and only closed feedback can be reopened.',
    });
  }
  return { success: true };
}
