import type { ApiResult } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';

/** What is stored of one, in the order in which they came. */
export interface StoredResult {
  place: number;
  /** JSON. */
  data: string;
}

export async function insertResults(
  db: Db,
  executionId: string,
  results: readonly StoredResult[],
): Promise<void> {
  await db
    .insertInto('api_results')
    .values(results.map(({ place, data }) => ({ execution_id: executionId, place, result: data })))
    // Stored already, where a connection broke before this was told.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listStoredResults(db: Db, executionId: string, from = 0): Promise<StoredResult[]> {
  const rows = await db
    .selectFrom('api_results')
    .select(['place', 'result'])
    .where('execution_id', '=', executionId)
    .where('place', '>=', from)
    .orderBy('place')
    .execute();
  return rows.map(({ place, result }) => ({ place, data: result }));
}

export async function listResults(db: Db, executionId: string): Promise<ApiResult[]> {
  const stored = await listStoredResults(db, executionId);
  return stored.map(({ data }) => JSON.parse(data));
}
