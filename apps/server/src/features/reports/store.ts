import type { ReportSort } from '@assay/contract/choices';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Period {
  ownerId: string;
  testCaseId?: string;
  /** Milliseconds; the end does not belong to it. */
  start?: number;
  end?: number;
}

/** Only what ended and ran counts. Names no column that the index of reports does not have. */
function within({ ownerId, testCaseId, start, end }: Period): RawBuilder<unknown> {
  const conditions = [
    sql`owner_id = ${ownerId}`,
    sql`state = 'done'`,
    sql`status is not null`,
    sql`executed_at is not null`,
  ];
  if (testCaseId !== undefined) conditions.push(sql`test_case_id = ${testCaseId}`);
  if (start !== undefined) conditions.push(sql`executed_at >= ${start}`);
  if (end !== undefined) conditions.push(sql`executed_at < ${end}`);
  return sql.join(conditions, sql` and `);
}

const countNames = ['total', 'passed', 'failed', 'timeout', 'duration', 'timed'] as const;
/** Milliseconds in `duration`, of `timed` executions. */
export type Counts = Record<(typeof countNames)[number], number>;
export type CaseCounts = Counts & { testCaseId: string; flips: number };
export type AllCounts = Counts & { cases: number; flakyCases: number };

type CaseRow = Counts & { test_case_id: string; flips: number; cases: number; flaky_cases: number } & {
  [K in keyof Counts as `all_${K}`]: number;
};

const orders: Record<ReportSort, RawBuilder<unknown>> = {
  last_run: sql`last_at desc, test_case_id`,
  failures: sql`failed desc, total - passed desc, last_at desc, test_case_id`,
  flips: sql`flips desc, failed desc, last_at desc, test_case_id`,
};

/** Sums come as text from PostgreSQL where they could be large. */
function readCounts(read: (name: keyof Counts) => number | string | null): Counts {
  return Object.fromEntries(countNames.map((name) => [name, Number(read(name) ?? 0)])) as Counts;
}

/** Counts of each case and, in the same pass, of all of them. */
async function selectCounts(
  db: Db,
  period: Period,
  sort: ReportSort,
  { limit, offset }: { limit: number; offset: number },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    with counted as (
      select test_case_id, count(*) as total,
        count(*) filter (where status = 'success') as passed,
        count(*) filter (where verdict = 'failed') as failed,
        count(*) filter (where status = 'timeout' and verdict <> 'failed') as timeout,
        coalesce(sum(duration_ms), 0) as duration, count(duration_ms) as timed, max(executed_at) as last_at,
        sum(flipped) as flips
      from executions where ${within(period)} group by test_case_id
    )
    select counted.*, count(*) over () as cases, sum(case when flips > 0 then 1 else 0 end) over () as flaky_cases,
      ${sql.join(countNames.map((name) => sql`sum(${sql.ref(name)}) over () as ${sql.ref(`all_${name}`)}`))}
    from counted order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countCases(
  db: Db,
  period: Period,
  sort: ReportSort,
  slice: { limit: number; offset: number },
): Promise<{ all: AllCounts; cases: CaseCounts[] }> {
  const rows = await selectCounts(db, period, sort, slice);
  // Behind the last page there is no row that could carry the sums.
  const [first] = rows.length > 0 ? rows : await selectCounts(db, period, sort, { limit: 1, offset: 0 });
  return {
    all: {
      ...readCounts((name) => first?.[`all_${name}`] ?? 0),
      cases: Number(first?.cases ?? 0),
      flakyCases: Number(first?.flaky_cases ?? 0),
    },
    cases: rows.map((row) => ({
      ...readCounts((name) => row[name]),
      testCaseId: row.test_case_id,
      flips: Number(row.flips),
    })),
  };
}

const resultColumns = [
  'id',
  'test_case_id',
  'verdict',
  'cause',
  'browser',
  'duration_ms',
  'executed_at',
] as const;

function selectLast(db: Db, period: Period, testCaseId: string, most: number) {
  return db
    .selectFrom('executions')
    .select(resultColumns)
    .where(sql<boolean>`${within({ ...period, testCaseId })}`)
    .orderBy('executed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
}

export type ResultRow = Awaited<ReturnType<ReturnType<typeof selectLast>['execute']>>[number];

/** The last results of each case, the newest last. */
export async function listLastResults(
  db: Db,
  period: Period,
  testCaseIds: readonly string[],
  most: number,
): Promise<Map<string, ResultRow[]>> {
  const results = new Map<string, ResultRow[]>();
  // One after another: each is read from the end of its index, which no single statement does on both engines.
  for (const id of testCaseIds) {
    results.set(id, (await selectLast(db, period, id, most).execute()).reverse());
  }
  return results;
}
