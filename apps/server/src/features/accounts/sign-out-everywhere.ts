import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { removeTokens } from './access-token-store.ts';
import { endSessions, findAccount } from './store.ts';

/** For who fears that somebody else is signed in: every session ends, and who asked gets a new one. */
export async function signOutEverywhere(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  id: string,
  { revokeAccessTokens }: Received<'POST /api/user/sign-out-everywhere'>['body'],
): Promise<Answer<'POST /api/user/sign-out-everywhere'>> {
  const { account, revoked } = await db.transaction().execute(async (transaction) => {
    await endSessions(transaction, id);
    const removed = revokeAccessTokens ? await removeTokens(transaction, id) : 0;
    return { account: await findAccount(transaction, id), revoked: removed };
  });
  if (!account) throw new AppError('UNAUTHENTICATED');
  const { email, role, sessionVersion } = account;
  return { success: true, revoked, token: await sessions.issue({ sub: id, email, role, sessionVersion }) };
}
