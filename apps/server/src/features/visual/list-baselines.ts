import type { Answer, Received } from '@assay/contract';
import { isPlain, readPage } from '../../platform/database/paging.ts';
import type { Parts } from './parts.ts';
import { presentBaseline } from './present.ts';
import { countBaselines, listBaselines as listStored } from './store/baselines.ts';

type Query = Received<'GET /api/visual/baselines'>['query'];

export async function listBaselines(
  { db }: Parts,
  ownerId: string,
  query: Query,
): Promise<Answer<'GET /api/visual/baselines'>> {
  const filter = { search: query.search };
  const baselines = await listStored(db, ownerId, filter, isPlain(query) ? undefined : readPage(query));
  const total = isPlain(query) ? baselines.length : await countBaselines(db, ownerId, filter);
  return { success: true, data: { baselines: baselines.map(presentBaseline), total } };
}
