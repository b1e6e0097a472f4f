import type { LoadConfig, LoadPoint, LoadStats } from '@assay/contract';
import type { ApiState } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';
import { databaseNow } from '../../../platform/database/database-clock.ts';

export interface LoadTest {
  id: string;
  ownerId: string;
  name: string;
  state: ApiState;
  /** With placeholders for secrets. */
  config: LoadConfig;
  stats: LoadStats | null;
  error: string | null;
  createdAt: number;
  finishedAt: number | null;
}

function selectLoadTests(db: Db) {
  return db.selectFrom('api_load_tests').selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLoadTests>['executeTakeFirstOrThrow']>>;

function toLoadTest(row: Row): LoadTest {
  return {
    id: row.id,
    ownerId: row.owner_id,
    name: row.name,
    state: row.state,
    config: JSON.parse(row.config),
    stats: row.stats === null ? null : JSON.parse(row.stats),
    error: row.error,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** Refused by the database, as a value that is taken, while another one of this person runs. */
export async function insertLoadTest(
  db: Db,
  test: Pick<LoadTest, 'id' | 'ownerId' | 'config' | 'createdAt'>,
): Promise<void> {
  await db
    .insertInto('api_load_tests')
    .values({
      id: test.id,
      owner_id: test.ownerId,
      state: 'running',
      seen_at: databaseNow(db),
      name: test.config.name,
      config: JSON.stringify(test.config),
      created_at: test.createdAt,
    })
    .execute();
}

/** A load test of somebody else is none. */
export async function findLoadTest(db: Db, ownerId: string, id: string): Promise<LoadTest | undefined> {
  const row = await selectLoadTests(db)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && toLoadTest(row);
}

export async function listLoadTests(db: Db, ownerId: string, limit: number): Promise<LoadTest[]> {
  const rows = await selectLoadTests(db)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toLoadTest);
}

/** False where it had ended before, or is gone. */
export async function endLoadTest(
  db: Db,
  id: string,
  end: { state: Exclude<ApiState, 'running'>; stats: LoadStats | null; error: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_load_tests')
    .set({
      state: end.state,
      stats: end.stats === null ? null : JSON.stringify(end.stats),
      error: end.error,
      finished_at: Date.now(),
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeLoadTest(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_load_tests')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function insertPoint(db: Db, id: string, place: number, point: LoadPoint): Promise<void> {
  await db
    .insertInto('api_load_points')
    .values({ load_test_id: id, place, point: JSON.stringify(point) })
    // Stored already, where a connection broke before this was told.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In the order in which they came; `data` is JSON. */
export async function listStoredPoints(
  db: Db,
  id: string,
  from = 0,
): Promise<{ place: number; data: string }[]> {
  const rows = await db
    .selectFrom('api_load_points')
    .select(['place', 'point'])
    .where('load_test_id', '=', id)
    .where('place', '>=', from)
    .orderBy('place')
    .execute();
  return rows.map(({ place, point }) => ({ place, data: point }));
}
