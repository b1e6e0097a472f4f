import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { removeToken } from './access-token-store.ts';
import { mayRevoke } from './policy.ts';

export async function revokeAccessToken(
  db: Db,
  caller: Pick<Caller, 'id' | 'token'>,
  id: string,
): Promise<{ success: true }> {
  if (!mayRevoke(caller, id)) {
    throw new AppError('FORBIDDEN', {
      message:
        'An access token can revoke itself, but no other. Sign in with your email and password instead.',
    });
  }
  if (!(await removeToken(db, caller.id, id))) {
    throw new AppError('NOT_FOUND', { message: 'You have no such access token. It may be revoked already.' });
  }
  return { success: true };
}
