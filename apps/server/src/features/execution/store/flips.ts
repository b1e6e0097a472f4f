import type { Cause } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';
import { isPostgres } from '../../../platform/engine/engine.ts';

/** Somebody stopped it, or the server did: that says nothing about the case. */
const stopped: Cause[] = ['cancelled', 'interrupted'];

function selectComparable(db: Db) {
  return db
    .selectFrom('executions')
    .select(['id', 'test_case_id', 'executed_at', 'verdict', 'text_key', 'flipped'])
    .where('state', '=', 'done')
    .where('status', 'is not', null)
    .where('executed_at', 'is not', null)
    .where((eb) => eb.or([eb('cause', 'is', null), eb('cause', 'not in', stopped)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof selectComparable>['executeTakeFirstOrThrow']>>;

/** The nearest execution of the same case before or after one. */
function findNeighbour(db: Db, row: Row, side: 'before' | 'after'): Promise<Row | undefined> {
  const sign = side === 'before' ? '<' : '>';
  const order = side === 'before' ? 'desc' : 'asc';
  return selectComparable(db)
    .where('test_case_id', '=', row.test_case_id)
    .where((eb) =>
      eb.or([
        eb('executed_at', sign, row.executed_at),
        eb.and([eb('executed_at', '=', row.executed_at), eb('id', sign, row.id)]),
      ]),
    )
    .orderBy('executed_at', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
}

async function mark(db: Db, earlier: Row | undefined, later: Row): Promise<void> {
  const hasFlipped =
    earlier !== undefined &&
    earlier.verdict !== later.verdict &&
    earlier.text_key !== null &&
    earlier.text_key === later.text_key;
  const flipped = hasFlipped ? 1 : 0;
  if (later.flipped === flipped) return;
  await db.updateTable('executions').set({ flipped }).where('id', '=', later.id).execute();
}

/**
 * Notes whether an execution that has just ended came to another verdict than the one before it, with the same words. One that began
 * later may have ended sooner; it is compared anew.
 */
export async function markFlips(db: Db, id: string): Promise<void> {
  const row = await selectComparable(db).where('id', '=', id).executeTakeFirst();
  if (!row) return;
  if (isPostgres(db)) {
    // Two that end at once would not see each other. Executions that are added meanwhile refer to the case, and need not wait.
    await db
      .selectFrom('test_cases')
      .select('id')
      .where('id', '=', row.test_case_id)
      .forNoKeyUpdate()
      .execute();
  }
  await mark(db, await findNeighbour(db, row, 'before'), row);
  const next = await findNeighbour(db, row, 'after');
  if (next) await mark(db, row, next);
}
