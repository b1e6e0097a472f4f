import type { Caller } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { holds } from './policy.ts';
import { findAccount } from './store.ts';

/** The account behind a token as it is now: whatever the token says, the database decides. */
export async function authenticate(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  token: string,
): Promise<Caller | undefined> {
  const session = await sessions.read(token);
  const account = session && (await findAccount(db, session.sub));
  if (!account || !holds(session, account)) return undefined;
  return { id: account.id, email: account.email, role: account.role };
}
