import type { Db } from '../../platform/database/database.ts';

export interface Share {
  id: string;
  ownerId: string;
  testCaseId: string | null;
  projectId: string | null;
  createdAt: number;
  lastViewedAt: number | null;
}

const columns = [
  'shares.id',
  'shares.owner_id as ownerId',
  'shares.test_case_id as testCaseId',
  'shares.project_id as projectId',
  'shares.created_at as createdAt',
  'shares.last_viewed_at as lastViewedAt',
] as const;

export async function listShares(
  db: Db,
  ownerId: string,
  of: { testCaseId?: string | undefined; projectId?: string | undefined } = {},
): Promise<Share[]> {
  let query = db.selectFrom('shares').select(columns).where('owner_id', '=', ownerId);
  if (of.testCaseId !== undefined) query = query.where('test_case_id', '=', of.testCaseId);
  if (of.projectId !== undefined) query = query.where('project_id', '=', of.projectId);
  return query.orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function insertShare(
  db: Db,
  share: Omit<Share, 'lastViewedAt'> & { tokenHash: string },
): Promise<void> {
  await db
    .insertInto('shares')
    .values({
      id: share.id,
      owner_id: share.ownerId,
      test_case_id: share.testCaseId,
      project_id: share.projectId,
      token_hash: share.tokenHash,
      created_at: share.createdAt,
      last_viewed_at: null,
    })
    .execute();
}

/** A link holds while its owner may sign in. */
export async function findLiveShare(db: Db, tokenHash: string): Promise<Share | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('users', 'users.id', 'shares.owner_id')
    .select(columns)
    .where('shares.token_hash', '=', tokenHash)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
}

export async function noteView(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('shares').set({ last_viewed_at: now }).where('id', '=', id).execute();
}

/** Whether there was such a link of this person. */
export async function removeShare(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
