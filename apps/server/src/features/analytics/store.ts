import type { BrowserName, Outcome } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';

/** Days since 1970 in UTC, both included. */
export interface Span {
  first: number;
  last: number;
}

function selectDays(db: Db, ownerId: string, { first, last }: Span) {
  return db
    .selectFrom('execution_days')
    .where('owner_id', '=', ownerId)
    .where('day', '>=', first)
    .where('day', '<=', last);
}

export interface OutcomeSum {
  outcome: Outcome;
  amount: number;
  /** Of how many the duration is known. */
  timed: number;
  durationSum: number;
}

/** PostgreSQL gives sums as text, so that they keep every digit; ours fit a number. */
export async function sumOutcomes(db: Db, ownerId: string, span: Span): Promise<OutcomeSum[]> {
  const rows = await selectDays(db, ownerId, span)
    .select(({ fn }) => [
      'outcome',
      fn.sum('amount').as('amount'),
      fn.sum('duration_sum').as('duration_sum'),
      fn.sum('amount').filterWhere('bucket', '>=', 0).as('timed'),
    ])
    .groupBy('outcome')
    .execute();
  return rows.map((row) => ({
    outcome: row.outcome,
    amount: Number(row.amount),
    timed: Number(row.timed ?? 0),
    durationSum: Number(row.duration_sum),
  }));
}

export interface DaySum {
  day: number;
  outcome: Outcome;
  amount: number;
}

export async function sumDays(db: Db, ownerId: string, span: Span): Promise<DaySum[]> {
  const rows = await selectDays(db, ownerId, span)
    .select(({ fn }) => ['day', 'outcome', fn.sum('amount').as('amount')])
    .groupBy(['day', 'outcome'])
    .execute();
  return rows.map(({ day, outcome, amount }) => ({ day, outcome, amount: Number(amount) }));
}

export interface Kind {
  outcome: Outcome;
  browser: BrowserName;
  engine: string;
  /** Place among the lengths that are told apart; -1 where the duration is not known. */
  bucket: number;
  amount: number;
  durationSum: number;
  shortest: number | null;
  longest: number | null;
}

/** The executions of a span by all that is told apart of them, whatever their day: some hundred rows at most. */
export async function sumKinds(db: Db, ownerId: string, span: Span): Promise<Kind[]> {
  const rows = await selectDays(db, ownerId, span)
    .select(({ fn }) => [
      'outcome',
      'browser',
      'engine',
      'bucket',
      fn.sum('amount').as('amount'),
      fn.sum('duration_sum').as('duration_sum'),
      fn.min('duration_min').as('shortest'),
      fn.max('duration_max').as('longest'),
    ])
    .groupBy(['outcome', 'browser', 'engine', 'bucket'])
    .execute();
  return rows.map(({ outcome, browser, engine, bucket, shortest, longest, ...sums }) => ({
    outcome,
    browser,
    engine,
    bucket,
    shortest,
    longest,
    amount: Number(sums.amount),
    durationSum: Number(sums.duration_sum),
  }));
}

export interface Planning {
  engine: string;
  amount: number;
  milliseconds: number;
}

export async function sumGenerations(db: Db, ownerId: string, { first, last }: Span): Promise<Planning[]> {
  const rows = await db
    .selectFrom('generation_days')
    .select(({ fn }) => ['engine', fn.sum('amount').as('amount'), fn.sum('milliseconds').as('milliseconds')])
    .where('owner_id', '=', ownerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('engine')
    .execute();
  return rows.map(({ engine, amount, milliseconds }) => ({
    engine,
    amount: Number(amount),
    milliseconds: Number(milliseconds),
  }));
}

export async function hasExecutions(db: Db, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('execution_days')
    .select('day')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOwned(db: Db, table: 'projects' | 'test_cases', ownerId: string): Promise<number> {
  const { amount } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(amount);
}
