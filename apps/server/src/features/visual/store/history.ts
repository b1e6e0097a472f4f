import type { ComparisonStatus, ReviewState } from '@assay/contract/choices';
import { contains } from '../../../platform/database/contains.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Comparison, listColumns, toComparison } from './comparisons.ts';

export interface HistoryFilter {
  status?: ComparisonStatus | undefined;
  review?: ReviewState | undefined;
  search?: string | undefined;
  runId?: string | undefined;
  lookId?: string | undefined;
}

function selectFiltered(db: Db, ownerId: string, { status, review, search, runId, lookId }: HistoryFilter) {
  let query = db.selectFrom('visual_comparisons as comparison').where('comparison.owner_id', '=', ownerId);
  if (status !== undefined) query = query.where('comparison.status', '=', status);
  if (review !== undefined) query = query.where('comparison.review', '=', review);
  if (runId !== undefined) query = query.where('comparison.run_id', '=', runId);
  if (lookId !== undefined) query = query.where('comparison.look_id', '=', lookId);
  if (search) {
    query = query.where('comparison.look_id', 'in', ({ selectFrom }) =>
      selectFrom('visual_looks')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where((eb) => eb.or([contains(eb.ref('test_name'), search), contains(eb.ref('step_name'), search)])),
    );
  }
  return query;
}

/** Newest first. */
export async function listComparisons(
  db: Db,
  ownerId: string,
  { limit, offset, ...filter }: HistoryFilter & { limit: number; offset: number },
): Promise<Comparison[]> {
  const rows = await selectFiltered(db, ownerId, filter)
    .innerJoin('visual_looks as look', 'look.id', 'comparison.look_id')
    .innerJoin('visual_pictures as picture', 'picture.hash', 'comparison.picture_hash')
    .select(listColumns)
    .orderBy('comparison.sequence', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toComparison);
}

export async function countComparisons(db: Db, ownerId: string, filter: HistoryFilter): Promise<number> {
  const { amount } = await selectFiltered(db, ownerId, filter)
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

export interface Figures {
  passed: number;
  failed: number;
  diffSum: number;
  waiting: number;
  tests: number;
  steps: number;
}

/** What the comparisons and looks of a person add up to. */
export async function readFigures(db: Db, ownerId: string): Promise<Figures> {
  const rows = await db
    .selectFrom('visual_comparisons')
    .select(({ fn }) => [
      'status',
      'review',
      fn.countAll<number>().as('amount'),
      fn.sum<number>('diff_percentage').as('diffSum'),
    ])
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['passed', 'failed'])
    .groupBy(['status', 'review'])
    .execute();
  const steps = await db
    .selectFrom('visual_looks')
    .select('test_id')
    .where('owner_id', '=', ownerId)
    .groupBy(['test_id', 'step_name'])
    .execute();
  const count = (counted: typeof rows) => counted.reduce((sum, { amount }) => sum + amount, 0);
  return {
    passed: count(rows.filter(({ status }) => status === 'passed')),
    failed: count(rows.filter(({ status }) => status === 'failed')),
    waiting: count(rows.filter(({ review }) => review === 'waiting')),
    diffSum: rows.reduce((sum, row) => sum + row.diffSum, 0),
    tests: new Set(steps.map(({ test_id: testId }) => testId)).size,
    steps: steps.length,
  };
}
