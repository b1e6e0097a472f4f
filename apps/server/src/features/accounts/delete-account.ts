import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { hashEmail, matchesPassword } from './passwords.ts';
import { findAccount, rememberDeleted, removeAccount } from './store.ts';

/** Carries out the removal of an account, and what must be done around it outside the database. */
export type RemoveData = (accountId: string, remove: () => Promise<void>) => Promise<void>;

/** Removes a person and, by cascade, all that is theirs; only a hash of the email stays. */
export async function deleteAccount(
  { db, signingKey }: Pick<Services, 'db' | 'signingKey'>,
  id: string,
  password: string,
  removeData: RemoveData,
): Promise<{ success: true }> {
  const account = await findAccount(db, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (account.role === 'super_admin')
    throw new AppError('FORBIDDEN', { message: 'Cannot delete super admin account' });
  if (!(await matchesPassword(password, account.passwordHash))) {
    throw new AppError('VALIDATION_FAILED', {
      message: 'The password is not correct.',
      details: [{ field: 'password', message: 'The password is not correct.' }],
    });
  }
  await removeData(id, () =>
    db.transaction().execute(async (transaction) => {
      await removeAccount(transaction, id);
      await rememberDeleted(transaction, hashEmail(account.email, signingKey));
    }),
  );
  return { success: true };
}
