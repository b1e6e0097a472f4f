import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { type AccessToken, findTokens } from './access-token-store.ts';

type Shown = Answer<'GET /api/access-tokens'>['tokens'][number];

function showTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}

/** What may be told of a token; the token itself is not known any more. */
export function presentToken(token: AccessToken): Shown {
  return {
    id: token.id,
    name: token.name,
    scope: token.scope,
    created_at: new Date(token.createdAt).toISOString(),
    last_used_at: showTime(token.lastUsedAt),
    expires_at: showTime(token.expiresAt),
  };
}

export async function listAccessTokens(db: Db, userId: string): Promise<Answer<'GET /api/access-tokens'>> {
  const tokens = await findTokens(db, userId);
  return { tokens: tokens.map(presentToken) };
}
