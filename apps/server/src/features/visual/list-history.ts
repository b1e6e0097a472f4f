import type { Answer, Received } from '@assay/contract';
import type { Parts } from './parts.ts';
import { presentComparison } from './present.ts';
import { countComparisons, listComparisons } from './store/history.ts';

type Query = Received<'GET /api/visual/history'>['query'];

export async function listHistory(
  { db }: Parts,
  ownerId: string,
  { limit, page = 1, run_id: runId, baseline_id: lookId, status, review, search }: Query,
): Promise<Answer<'GET /api/visual/history'>> {
  const filter = { runId, lookId, status, review, search };
  const comparisons = await listComparisons(db, ownerId, { ...filter, limit, offset: (page - 1) * limit });
  const total = await countComparisons(db, ownerId, filter);
  return { success: true, data: { comparisons: comparisons.map(presentComparison), total } };
}
