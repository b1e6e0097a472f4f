import { recordChange } from '../../platform/database/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { hashEmail } from './passwords.ts';
import { type Account, findAccount, rememberDeleted, removeAccount } from './store.ts';

/**
 * Carries out the removal of an account, and what must be done around it outside the database. `remove` is given what to do
 * in its transaction before the account goes.
 */
export type RemoveData = (
  accountId: string,
  remove: (before: (transaction: Db) => Promise<void>) => Promise<void>,
) => Promise<void>;

interface Removal {
  id: string;
  actorId: string;
  removeData: RemoveData;
  /** Throws where this account must stay. */
  refuse: (transaction: Db, account: Account) => Promise<void>;
}

/** Removes a person and, by cascade, all that is theirs; only a hash of the email stays. */
export async function removePerson(
  { db, signingKey }: Pick<Services, 'db' | 'signingKey'>,
  { id, actorId, removeData, refuse }: Removal,
): Promise<void> {
  await removeData(id, (before) =>
    oneAfterAnother(db, async (transaction) => {
      const account = await findAccount(transaction, id);
      if (!account) throw new AppError('NOT_FOUND', { message: 'This account does not exist any more.' });
      await refuse(transaction, account);
      const emailHash = hashEmail(account.email, signingKey);
      await before(transaction);
      await removeAccount(transaction, id);
      await rememberDeleted(transaction, emailHash);
      await recordChange(transaction, {
        actorId,
        action: 'user deleted',
        target: { kind: 'user', id, emailHash },
        before: { role: account.role, status: account.status },
        after: {},
      });
    }),
  );
}
