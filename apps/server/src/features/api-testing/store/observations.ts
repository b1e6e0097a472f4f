import type { ApiResult } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';

/** What was observed of an address, newest executions first. */
export async function listObservations(
  db: Db,
  ownerId: string,
  baseUrl: string,
  most: { executions: number; results: number; length: number },
): Promise<ApiResult[]> {
  const rows = await db
    .selectFrom('api_results')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('api_executions')
          .select(['id', 'executed_at'])
          .where('owner_id', '=', ownerId)
          .where('base_url', '=', baseUrl)
          .orderBy('executed_at', 'desc')
          .limit(most.executions)
          .as('recent'),
      (join) => join.onRef('recent.id', '=', 'api_results.execution_id'),
    )
    .select('result')
    .where((eb) => eb(eb.fn<number>('length', ['result']), '<=', most.length))
    .orderBy('recent.executed_at', 'desc')
    .orderBy('place')
    .limit(most.results)
    .execute();
  return rows.map(({ result }) => JSON.parse(result));
}
