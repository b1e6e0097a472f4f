import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { findTokenByHash, noteUse } from './access-token-store.ts';
import { hashAccessToken, tokenPrefix } from './create-access-token.ts';
import { holds, tokenHolds } from './policy.ts';
import { findAccount } from './store.ts';

const oneMinute = 60_000;

async function authenticateProgram(db: Db, given: string): Promise<Caller | undefined> {
  const token = await findTokenByHash(db, hashAccessToken(given));
  const account = token && (await findAccount(db, token.userId));
  const now = Date.now();
  if (!account || !tokenHolds(token, account, now)) return undefined;
  // Once a minute is enough to tell which tokens are in use, and spares a write per call.
  if (token.lastUsedAt === null || token.lastUsedAt < now - oneMinute) await noteUse(db, token.id, now);
  const { id, email, role } = account;
  return { id, email, role, token: { id: token.id, scope: token.scope } };
}

/** The account behind a token as it is now: whatever the token says, the database decides. */
export async function authenticate(
  { db, sessions }: Pick<Services, 'db' | 'sessions'>,
  token: string,
): Promise<Caller | undefined> {
  if (token.startsWith(tokenPrefix)) return authenticateProgram(db, token);
  const session = await sessions.read(token);
  const account = session && (await findAccount(db, session.sub));
  if (!account || !holds(session, account)) return undefined;
  const { id, email, role, sessionVersion } = account;
  if (role === session.role) return { id, email, role };
  // Pages read the role from the token, so one whose role has changed gets a new one, for no longer than the old.
  const renewed = await sessions.issue({ sub: id, email, role, sessionVersion }, session.expiresAt);
  return { id, email, role, renewed };
}
