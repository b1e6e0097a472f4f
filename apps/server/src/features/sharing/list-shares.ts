import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { findCaseSecrets, readCase } from '../generation/index.ts';
import { readProject } from '../projects/index.ts';
import type { Target } from './result-store.ts';
import { listShares, type Share } from './store.ts';

type Shown = Answer<'GET /api/shares'>['shares'][number];

/** What is shared by its title, as others may read it; refuses what is not the owner's. */
export async function nameTarget(db: Db, { ownerId, testCaseId, projectId }: Target): Promise<string> {
  if (testCaseId !== null) {
    const { title, requirementText, steps } = await readCase({ db }, ownerId, testCaseId);
    return findCaseSecrets(requirementText, steps).hide(title);
  }
  return (await readProject(db, ownerId, projectId ?? '')).name;
}

/** What may be told of a link; the link itself is not known any more. */
export function presentShare(share: Share, name: string): Shown {
  return {
    id: share.id,
    name,
    test_case_id: share.testCaseId,
    project_id: share.projectId,
    created_at: new Date(share.createdAt).toISOString(),
    last_viewed_at: share.lastViewedAt === null ? null : new Date(share.lastViewedAt).toISOString(),
  };
}

export async function presentShares(
  db: Db,
  ownerId: string,
  { test_case_id: testCaseId, project_id: projectId }: Received<'GET /api/shares'>['query'],
): Promise<Answer<'GET /api/shares'>> {
  const found = await listShares(db, ownerId, { testCaseId, projectId });
  const shares: Shown[] = [];
  for (const share of found) shares.push(presentShare(share, await nameTarget(db, share)));
  return { shares };
}
