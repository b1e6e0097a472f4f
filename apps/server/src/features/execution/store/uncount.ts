import type { Outcome } from '@assay/contract/choices';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { dayOf, durationBuckets, keptDays, startOfDay } from './day-counts.ts';
import type { DayRow } from './days.ts';
import { type FilesOf, selectExecutionsOf } from './evidence.ts';

const day = sql<number>`executed_at / 86400000`;
const outcome = sql<Outcome>`case when status = 'success' then 'completed' when verdict = 'failed' then 'failed' else 'error' end`;
const bucket = sql.raw<number>(
  `case when duration_ms is null then -1 ${durationBuckets
    .filter(({ below }) => below < Number.POSITIVE_INFINITY)
    .map(({ below }, place) => `when duration_ms < ${below} then ${place}`)
    .join(' ')} else ${durationBuckets.length - 1} end`,
);

/** What the executions of cases added to their days. */
export function countExecutionsOf(transaction: Db, of: FilesOf): Promise<DayRow[]> {
  return selectExecutionsOf(transaction, of)
    .select(({ fn }) => [
      'owner_id',
      day.as('day'),
      outcome.as('outcome'),
      'browser',
      'engine',
      bucket.as('bucket'),
      fn.countAll<number>().as('amount'),
      fn.coalesce(fn.sum<number>('duration_ms'), sql<number>`0`).as('duration_sum'),
      fn.min('duration_ms').as('duration_min'),
      fn.max('duration_ms').as('duration_max'),
    ])
    .where('state', '=', 'done')
    .where('status', 'is not', null)
    .where('executed_at', 'is not', null)
    .groupBy(['owner_id', day, outcome, 'browser', 'engine', bucket])
    .execute();
}

const kinds = ['outcome', 'browser', 'engine', 'bucket'] as const;
const keys = ['owner_id', 'day', ...kinds] as const;
type Key = Pick<DayRow, (typeof keys)[number]>;

function isOf(key: Key) {
  return (eb: ExpressionBuilder<Tables, 'execution_days'>) =>
    eb.and(keys.map((name) => eb(`execution_days.${name}`, '=', key[name])));
}

function compareKeys(one: Key, other: Key): number {
  const differing = keys.find((name) => one[name] !== other[name]);
  return differing && one[differing] < other[differing] ? -1 : differing ? 1 : 0;
}

/** Takes counts off their days; tells on which days the shortest or the longest execution may have been among them. */
async function subtract(transaction: Db, counts: readonly DayRow[]): Promise<Key[]> {
  const unsure: Key[] = [];
  // In one order whoever does it, so that two who remove at once do not wait for each other.
  for (const count of counts.toSorted(compareKeys)) {
    // Where others count on the same day, this waits for them, so that what is read afterwards includes them.
    const left = await transaction
      .updateTable('execution_days')
      .set((eb) => ({
        amount: eb('amount', '-', count.amount),
        duration_sum: eb('duration_sum', '-', count.duration_sum),
      }))
      .where(isOf(count))
      .returning(['amount', 'duration_min', 'duration_max'])
      .executeTakeFirst();
    if (!left) continue;
    if (left.amount <= 0) await transaction.deleteFrom('execution_days').where(isOf(count)).execute();
    else if (left.duration_min === count.duration_min || left.duration_max === count.duration_max) {
      unsure.push(count);
    }
  }
  return unsure.filter(({ bucket: place }) => place >= 0);
}

const fewKinds = 4;

/** The shortest and the longest stored execution of each kind on a day; at least of the given kinds. */
async function findExtremes(transaction: Db, of: number, rows: readonly [Key, ...Key[]]) {
  let query = transaction
    .selectFrom('executions')
    .select(({ fn }) => [
      outcome.as('outcome'),
      'browser',
      'engine',
      bucket.as('bucket'),
      fn.min('duration_ms').as('duration_min'),
      fn.max('duration_ms').as('duration_max'),
    ])
    .where('owner_id', '=', rows[0].owner_id)
    .where('executed_at', '>=', startOfDay(of))
    .where('executed_at', '<', startOfDay(of + 1))
    .where('state', '=', 'done')
    .where('status', 'is not', null)
    .groupBy([outcome, 'browser', 'engine', bucket]);
  // A busy day is mostly of other kinds, which need not be sorted.
  if (rows.length <= fewKinds) {
    query = query.where((eb) =>
      eb.or(
        rows.map((row) =>
          eb.and([
            eb('browser', '=', row.browser),
            eb('engine', '=', row.engine),
            eb(bucket, '=', row.bucket),
            eb(outcome, '=', row.outcome),
          ]),
        ),
      ),
    );
  }
  return query.execute();
}

/** Takes removed executions off their days, in the transaction that removed them. */
export async function uncount(transaction: Db, counts: readonly DayRow[], now: number): Promise<void> {
  const firstKept = dayOf(now) - keptDays.testData;
  const unsure = Map.groupBy(await subtract(transaction, counts), (key) => key.day);
  for (const [of, [first, ...others]] of unsure) {
    // Of older days not everything may be stored any more.
    if (!first || of < firstKept) continue;
    const rows = [first, ...others] as const;
    const extremes = await findExtremes(transaction, of, rows);
    for (const row of rows) {
      const known = extremes.find((other) => kinds.every((name) => other[name] === row[name]));
      if (!known) continue;
      await transaction
        .updateTable('execution_days')
        .set({ duration_min: known.duration_min, duration_max: known.duration_max })
        .where(isOf(row))
        .execute();
    }
  }
}
