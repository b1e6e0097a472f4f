import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { listExecutions } from './store/executions.ts';
import { presentExecution } from './view/present.ts';

export async function listHistory(
  db: Db,
  ownerId: string,
  { limit, page = 1, search }: Received<'GET /api/api-testing/history'>['query'],
): Promise<Answer<'GET /api/api-testing/history'>> {
  const { executions, total } = await listExecutions(db, ownerId, {
    limit,
    offset: (page - 1) * limit,
    search,
  });
  return { success: true, data: { executions: executions.map(presentExecution), total } };
}
