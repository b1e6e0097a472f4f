import type { BrowserName, ExecutionStatus, ModelSourceName, Verdict } from '@assay/contract/choices';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { bucketOf, dayOf, outcomeOf } from './day-counts.ts';

interface EndedRow {
  owner_id: string;
  status: ExecutionStatus | null;
  verdict: Verdict | null;
  browser: BrowserName;
  engine: ModelSourceName | 'built-in';
  duration_ms: number | null;
  executed_at: number | null;
}

/** What did not run at all has no status, and is not counted. */
function countedRow({ status, executed_at, verdict, duration_ms, ...ended }: EndedRow) {
  if (status === null || executed_at === null) return undefined;
  return {
    owner_id: ended.owner_id,
    day: dayOf(executed_at),
    outcome: outcomeOf(status, verdict),
    browser: ended.browser,
    engine: ended.engine,
    bucket: bucketOf(duration_ms),
    amount: 1,
    duration_sum: duration_ms ?? 0,
    duration_min: duration_ms,
    duration_max: duration_ms,
  };
}

export type DayRow = NonNullable<ReturnType<typeof countedRow>>;

const smaller = sql<number>`case when excluded.duration_min < execution_days.duration_min then excluded.duration_min else execution_days.duration_min end`;
const larger = sql<number>`case when excluded.duration_max > execution_days.duration_max then excluded.duration_max else execution_days.duration_max end`;

async function addToDay(transaction: Db, row: DayRow): Promise<void> {
  await transaction
    .insertInto('execution_days')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'day', 'outcome', 'browser', 'engine', 'bucket']).doUpdateSet((eb) => ({
        amount: eb('execution_days.amount', '+', eb.ref('excluded.amount')),
        duration_sum: eb('execution_days.duration_sum', '+', eb.ref('excluded.duration_sum')),
        duration_min: smaller,
        duration_max: larger,
      })),
    )
    .execute();
}

/** In the transaction in which it ends, so that it is counted once. */
export async function countExecution(transaction: Db, ended: EndedRow): Promise<void> {
  const row = countedRow(ended);
  if (row) await addToDay(transaction, row);
}

export async function countGeneration(
  transaction: Db,
  { ownerId, now }: { ownerId: string; now: number },
  { engine, milliseconds }: { engine: ModelSourceName | 'built-in'; milliseconds: number },
): Promise<void> {
  await transaction
    .insertInto('generation_days')
    .values({ owner_id: ownerId, day: dayOf(now), engine, amount: 1, milliseconds })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'day', 'engine']).doUpdateSet((eb) => ({
        amount: eb('generation_days.amount', '+', 1),
        milliseconds: eb('generation_days.milliseconds', '+', eb.ref('excluded.milliseconds')),
      })),
    )
    .execute();
}
