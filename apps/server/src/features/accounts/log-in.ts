import type { Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { hashEmail, matchesPassword } from './passwords.ts';
import { refusalFor } from './policy.ts';
import { findAccountByEmail, wasDeleted } from './store.ts';

type Credentials = Received<'POST /api/login'>['body'];

export async function logIn(
  services: Services,
  { email, password }: Credentials,
  from: string,
): Promise<{ token: string }> {
  const { db, limits, sessions, signingKey } = services;
  const attempt = `${from} ${email}`;
  await limits.count('loginAccount', attempt);

  const account = await findAccountByEmail(db, email);
  if (!(await matchesPassword(password, account?.passwordHash)) || !account) {
    if (!account && (await wasDeleted(db, hashEmail(email, signingKey))))
      throw new AppError('ACCOUNT_DELETED');
    throw new AppError('INVALID_CREDENTIALS');
  }
  const refusal = refusalFor(account.status);
  if (refusal) throw new AppError(refusal);

  await limits.forgive('loginAccount', attempt);
  const { id: sub, role, sessionVersion } = account;
  return { token: await sessions.issue({ sub, email, role, sessionVersion }) };
}
