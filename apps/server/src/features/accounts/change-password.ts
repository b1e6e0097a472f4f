import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { removeTokens } from './access-token-store.ts';
import { hashPassword, matchesPassword } from './passwords.ts';
import { findAccount, removeResets, replacePassword } from './store.ts';

type Passwords = Received<'PUT /api/user/change-password'>['body'];

/** Ends every session of the account and opens a new one for who changed the password. */
export async function changePassword(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  id: string,
  { currentPassword, newPassword, revokeAccessTokens }: Passwords,
): Promise<Answer<'PUT /api/user/change-password'>> {
  const account = await findAccount(db, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (!(await matchesPassword(currentPassword, account.passwordHash))) {
    const message = 'The current password is not correct.';
    throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'currentPassword', message }] });
  }
  const passwordHash = await hashPassword(newPassword);
  const changed = await db.transaction().execute(async (transaction) => {
    // Where the password was changed elsewhere since, the one that was checked is no longer the current one.
    if (!(await replacePassword(transaction, id, passwordHash, account.sessionVersion))) {
      throw new AppError('UNAUTHENTICATED');
    }
    // A reset link that was asked for before would undo this.
    await removeResets(transaction, id);
    if (revokeAccessTokens) await removeTokens(transaction, id);
    return findAccount(transaction, id);
  });
  if (!changed) throw new AppError('UNAUTHENTICATED');
  const { email, role, sessionVersion } = changed;
  return { success: true, token: await sessions.issue({ sub: id, email, role, sessionVersion }) };
}
