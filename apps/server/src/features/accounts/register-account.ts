import { randomUUID } from 'node:crypto';
import type { Received } from '@assay/contract';
import type { Role } from '@assay/contract/choices';
import { isTaken } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { hashEmail, hashPassword } from './passwords.ts';
import { defaultPreferences } from './preferences.ts';
import { forgetDeleted, insertAccount } from './store.ts';

type Registration = Received<'POST /api/register'>['body'];

export async function registerAccount(
  { db, signingKey }: Pick<Services, 'db' | 'signingKey'>,
  { firstName, lastName, email, password }: Registration,
  role: Role = 'user',
): Promise<{ message: string }> {
  const account = {
    id: randomUUID(),
    email,
    passwordHash: await hashPassword(password),
    firstName,
    lastName,
    role,
  };
  try {
    await db.transaction().execute(async (transaction) => {
      await insertAccount(transaction, account, defaultPreferences);
      await forgetDeleted(transaction, hashEmail(email, signingKey));
    });
  } catch (error) {
    if (isTaken(error)) throw new AppError('EMAIL_TAKEN');
    throw error;
  }
  return { message: 'Your account has been created. You can log in now.' };
}
