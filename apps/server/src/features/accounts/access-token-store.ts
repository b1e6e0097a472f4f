import type { TokenScope } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

export interface AccessToken {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: number;
  lastUsedAt: number | null;
  expiresAt: number | null;
}

const columns = [
  'id',
  'name',
  'scope',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
] as const;

export function findTokens(db: Db, userId: string): Promise<AccessToken[]> {
  return db
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('access_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertToken(
  db: Db,
  token: Omit<AccessToken, 'lastUsedAt'> & { userId: string; tokenHash: string },
): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      name: token.name,
      token_hash: token.tokenHash,
      scope: token.scope,
      created_at: token.createdAt,
      last_used_at: null,
      expires_at: token.expiresAt,
    })
    .execute();
}

export async function findTokenByHash(
  db: Db,
  tokenHash: string,
): Promise<(AccessToken & { userId: string }) | undefined> {
  return db
    .selectFrom('access_tokens')
    .select([...columns, 'user_id as userId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function noteUse(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Whether there was such a token of this person. */
export async function removeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Gives how many there were. */
export async function removeTokens(db: Db, userId: string): Promise<number> {
  const result = await db.deleteFrom('access_tokens').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}

/** Tokens that are over are of no use to anybody. */
export async function removeExpiredTokens(db: Db, userId: string, now: number): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
