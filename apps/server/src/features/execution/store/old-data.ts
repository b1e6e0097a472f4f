import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

/** Executions that ended before a time, or ended without having begun and were asked for before it. */
function selectOld(db: Db, before: number) {
  return db
    .selectFrom('executions')
    .select(['id', 'test_case_id'])
    .where('state', '=', 'done')
    .where('created_at', '<', before)
    .where((eb) => eb(eb.fn.coalesce('executed_at', 'created_at'), '<', before));
}

/** Removes some of the old executions; gives how many, and the hashes of their files. Their days stay as they were counted. */
export async function removeOldExecutions(
  db: Db,
  { before, most }: { before: number; most: number },
): Promise<{ amount: number; hashes: string[] }> {
  return db.transaction().execute(async (transaction) => {
    const select = selectOld(transaction, before).orderBy('created_at').limit(most);
    const old = await (isPostgres(transaction) ? select.forUpdate().skipLocked() : select).execute();
    if (old.length === 0) return { amount: 0, hashes: [] };
    const ids = old.map(({ id }) => id);
    const files = await transaction
      .selectFrom('evidence_files')
      .select('hash')
      .distinct()
      .where('execution_id', 'in', ids)
      .execute();
    await transaction
      .updateTable('test_cases')
      .set({ last_execution_id: null })
      .where('id', 'in', [...new Set(old.map(({ test_case_id }) => test_case_id))])
      .where('last_execution_id', 'in', ids)
      .execute();
    await transaction.deleteFrom('executions').where('id', 'in', ids).execute();
    return { amount: old.length, hashes: files.map(({ hash }) => hash) };
  });
}

/** Removes some of the old runs of which no execution is left, with their generations and events; gives how many. */
export async function removeEmptyRuns(
  db: Db,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const empty = await db
    .selectFrom('runs')
    .select('id')
    .where('created_at', '<', before)
    .where('finished_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('executions').select('id').whereRef('executions.run_id', '=', 'runs.id')),
      ),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
  if (empty.length === 0) return 0;
  const ids = empty.map(({ id }) => id);
  const { numDeletedRows } = await db.deleteFrom('runs').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the counts of the oldest day that is before the given one; false where there is none. */
export async function removeOldestDay(
  db: Db,
  table: 'execution_days' | 'generation_days',
  before: number,
): Promise<boolean> {
  const oldest = await db
    .selectFrom(table)
    .select('day')
    .where('day', '<', before)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return false;
  await db.deleteFrom(table).where('day', '=', oldest.day).execute();
  return true;
}
