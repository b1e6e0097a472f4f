import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { matchesPassword } from './passwords.ts';
import { lastAdminRefusal, superAdminRefusals } from './policy.ts';
import { type RemoveData, removePerson } from './remove-person.ts';
import { countOtherAdmins, findAccount } from './store.ts';

/** Removes the account of who asks for it and knows its password. */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'signingKey'>,
  id: string,
  password: string,
  removeData: RemoveData,
): Promise<{ success: true }> {
  const account = await findAccount(services.db, id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (account.role === 'super_admin')
    throw new AppError('FORBIDDEN', { message: superAdminRefusals.deletion });
  if (!(await matchesPassword(password, account.passwordHash))) {
    const message = 'The password is not correct.';
    throw new AppError('VALIDATION_FAILED', { message, details: [{ field: 'password', message }] });
  }
  await removePerson(services, {
    id,
    actorId: id,
    removeData,
    async refuse(transaction, now) {
      const message = lastAdminRefusal(now.role, await countOtherAdmins(transaction, id));
      if (message) throw new AppError('FORBIDDEN', { message });
    },
  });
  return { success: true };
}
