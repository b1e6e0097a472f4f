import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import { approve } from './approve-comparison.ts';
import type { Parts } from './parts.ts';
import { listDecidable } from './store/comparisons.ts';
import { lockLooks } from './store/looks.ts';

type Body = Received<'POST /api/visual/comparisons/approve'>['body'];

/** Accepts what waits for a decision among the named comparisons, or those of a run; all of it or nothing. */
export async function approveSeveral(
  { db }: Parts,
  ownerId: string,
  { run_id: runId, ids = [] }: Body,
): Promise<Answer<'POST /api/visual/comparisons/approve'>> {
  const named = new Set(ids);
  const of = runId === undefined ? { ids: [...named] } : { runId };
  const approved = await db.transaction().execute(async (transaction) => {
    const found = await listDecidable(transaction, ownerId, of);
    if (found.length === 0 || found.length < named.size) {
      throw new AppError('NOT_FOUND', { message: 'You have no such comparison. It may be deleted.' });
    }
    const lookIds = new Set(found.map(({ lookId }) => lookId));
    await lockLooks(transaction, ownerId, [...lookIds]);
    const waiting = (await listDecidable(transaction, ownerId, of)).filter(
      ({ review }) => review === 'waiting',
    );
    const now = Date.now();
    const settled = new Set<string>();
    let amount = 0;
    for (const comparison of waiting) {
      const key = `${comparison.lookId} ${comparison.hash}`;
      if (settled.has(key)) continue;
      settled.add(key);
      amount += await approve(transaction, comparison, 'baseline', now);
    }
    return amount;
  });
  return { success: true, data: { approved } };
}
