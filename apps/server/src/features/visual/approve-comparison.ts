import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { acceptPicture } from './accept-picture.ts';
import type { Parts } from './parts.ts';
import { approvable } from './policy.ts';
import { readComparison, readOwnComparison } from './read-comparison.ts';
import { type Decidable, decide, listDecidable, settleSame } from './store/comparisons.ts';
import { lockLook } from './store/looks.ts';

export type AcceptAs = 'baseline' | 'variant';

export function decidedAlready(): AppError {
  return new AppError('CHANGED_MEANWHILE', {
    message: 'There is nothing to decide about this comparison any more. Load it again.',
  });
}

/** Accepts the picture of one comparison; gives how many differences this settled. To be called with the look locked. */
export async function approve(
  transaction: Db,
  { id, lookId, hash }: Decidable,
  as: AcceptAs,
  now: number,
): Promise<number> {
  if (!(await decide(transaction, id, { from: approvable, to: 'approved' }, now))) return 0;
  const isBeside = as === 'variant';
  const origin = isBeside ? 'variant' : 'approved';
  await acceptPicture(transaction, { lookId, hash, origin, isBeside, comparisonId: id }, now);
  return 1 + (await settleSame(transaction, { lookId, hash }, now));
}

/** Accepts the new picture: instead of what is accepted, or beside it. */
export async function approveComparison(
  parts: Parts,
  ownerId: string,
  id: string,
  as: AcceptAs,
): Promise<Answer<'POST /api/visual/comparisons/{id}/approve'>> {
  const { lookId } = await readOwnComparison(parts, ownerId, id);
  await parts.db.transaction().execute(async (transaction) => {
    await lockLook(transaction, ownerId, lookId);
    const [comparison] = await listDecidable(transaction, ownerId, { ids: [id] });
    // Whoever deleted it meanwhile finds nothing when reading it below.
    if (comparison && (await approve(transaction, comparison, as, Date.now())) === 0) throw decidedAlready();
  });
  return readComparison(parts, ownerId, id);
}
