import type { Answer } from '@assay/contract';
import { decidedAlready } from './approve-comparison.ts';
import type { Parts } from './parts.ts';
import { rejectable } from './policy.ts';
import { readComparison, readOwnComparison } from './read-comparison.ts';
import { decide } from './store/comparisons.ts';

/** Keeps what is accepted: the difference is a fault. */
export async function rejectComparison(
  parts: Parts,
  ownerId: string,
  id: string,
): Promise<Answer<'POST /api/visual/comparisons/{id}/reject'>> {
  await readOwnComparison(parts, ownerId, id);
  const isNoted = await decide(parts.db, id, { from: rejectable, to: 'rejected' }, Date.now());
  if (!isNoted) throw decidedAlready();
  return readComparison(parts, ownerId, id);
}
