import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { countTokens, insertToken, removeExpiredTokens } from './access-token-store.ts';
import { presentToken } from './list-access-tokens.ts';

type Wanted = Received<'POST /api/access-tokens'>['body'];

/** Tells an access token from the token of a session, and lets scanners find one that was published. */
export const tokenPrefix = 'assay_';
const oneDay = 24 * 60 * 60 * 1000;

/** Only this is stored; of 256 random bits a plain hash is enough. */
export function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function createAccessToken(
  db: Db,
  userId: string,
  { name, scope, expires_in_days: days }: Wanted,
): Promise<Answer<'POST /api/access-tokens'>> {
  const now = Date.now();
  await removeExpiredTokens(db, userId, now);
  const { max } = limits.tokensPerPerson;
  if ((await countTokens(db, userId)) >= max) {
    throw new AppError('VALIDATION_FAILED', {
      message: `You have ${max} access tokens already. Revoke one that is not used any more.`,
    });
  }
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const kept = {
    id: randomUUID(),
    name,
    scope,
    createdAt: now,
    expiresAt: days === undefined ? null : now + days * oneDay,
  };
  await insertToken(db, { ...kept, userId, tokenHash: hashAccessToken(token) });
  return { token, access_token: presentToken({ ...kept, lastUsedAt: null }) };
}
