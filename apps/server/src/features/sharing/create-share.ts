import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { AppError } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/services/services.ts';
import { nameTarget, presentShare } from './list-shares.ts';
import { insertShare, listShares } from './store.ts';

/** Only this is stored; of 256 random bits a plain hash is enough. */
export function hashShareToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function createShare(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  ownerId: string,
  wanted: Received<'POST /api/shares'>['body'],
): Promise<Answer<'POST /api/shares'>> {
  const { test_case_id: testCaseId = null, project_id: projectId = null } = wanted;
  const name = await nameTarget(db, { ownerId, testCaseId, projectId });
  const { max } = limits.sharesPerPerson;
  if ((await listShares(db, ownerId)).length >= max) {
    throw new AppError('VALIDATION_FAILED', {
      message: `You have ${max} share links already. Revoke one that is not used any more.`,
    });
  }
  const token = randomBytes(32).toString('base64url');
  const share = { id: randomUUID(), ownerId, testCaseId, projectId, createdAt: Date.now() };
  await insertShare(db, { ...share, tokenHash: hashShareToken(token) });
  return {
    token,
    url: new URL(`/shared/${token}`, publicUrl()).href,
    badge_url: new URL(`/api/shared/${token}/badge.svg`, publicUrl()).href,
    share: presentShare({ ...share, lastViewedAt: null }, name),
  };
}
