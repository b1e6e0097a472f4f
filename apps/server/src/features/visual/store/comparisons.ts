import type { IgnoredArea, PictureRegion, PictureShift } from '@assay/contract';
import type { ComparisonStatus, ReviewState } from '@assay/contract/choices';
import type { Db } from '../../../platform/database/database.ts';
import type { Picture } from './pictures.ts';

/** A comparison as it is listed. */
export interface Comparison {
  sequence: number;
  id: string;
  lookId: string;
  testName: string;
  stepName: string;
  browser: string;
  viewport: string;
  status: ComparisonStatus;
  review: ReviewState;
  diffPercentage: number;
  diffPixels: number;
  totalPixels: number;
  runId: string | null;
  executionId: string | null;
  picture: Omit<Picture, 'smallHash' | 'format'>;
  createdAt: number;
}

export interface ComparisonDetail extends Comparison {
  threshold: number;
  pixelThreshold: number;
  ignoredPixels: number;
  regions: PictureRegion[];
  shifts: PictureShift[];
  ignored: IgnoredArea[];
  comparedHash: string | null;
  diffHash: string | null;
  stepNumber: number | null;
  reviewedAt: number | null;
}

export interface NewComparison {
  id: string;
  ownerId: string;
  lookId: string;
  status: ComparisonStatus;
  diffPercentage: number;
  diffPixels: number;
  totalPixels: number;
  ignoredPixels: number;
  threshold: number;
  pixelThreshold: number;
  regions: readonly PictureRegion[];
  shifts: readonly PictureShift[];
  ignored: readonly IgnoredArea[];
  pictureHash: string;
  comparedHash: string | null;
  diffHash: string | null;
  runId: string | null;
  executionId: string | null;
  stepNumber: number | null;
}

export async function insertComparison(db: Db, made: NewComparison, now: number): Promise<void> {
  await db
    .insertInto('visual_comparisons')
    .values({
      id: made.id,
      owner_id: made.ownerId,
      look_id: made.lookId,
      status: made.status,
      review: made.status === 'failed' ? 'waiting' : 'none',
      diff_percentage: made.diffPercentage,
      diff_pixels: made.diffPixels,
      total_pixels: made.totalPixels,
      ignored_pixels: made.ignoredPixels,
      threshold: made.threshold,
      pixel_threshold: made.pixelThreshold,
      regions: JSON.stringify(made.regions),
      shifts: JSON.stringify(made.shifts),
      ignored: JSON.stringify(made.ignored),
      picture_hash: made.pictureHash,
      compared_hash: made.comparedHash,
      diff_hash: made.diffHash,
      run_id: made.runId,
      execution_id: made.executionId,
      step_number: made.stepNumber,
      created_at: now,
      reviewed_at: null,
    })
    .execute();
}

/** Of a comparison with its look and its picture. */
export const listColumns = [
  'comparison.sequence',
  'comparison.id',
  'comparison.look_id as lookId',
  'look.test_name as testName',
  'look.step_name as stepName',
  'look.browser',
  'look.viewport',
  'comparison.status',
  'comparison.review',
  'comparison.diff_percentage as diffPercentage',
  'comparison.diff_pixels as diffPixels',
  'comparison.total_pixels as totalPixels',
  'comparison.run_id as runId',
  'comparison.execution_id as executionId',
  'comparison.created_at as createdAt',
  'picture.hash',
  'picture.size',
  'picture.width',
  'picture.height',
] as const;

export function toComparison<T extends Omit<Picture, 'smallHash' | 'format'>>({
  hash,
  size,
  width,
  height,
  ...row
}: T) {
  return { ...row, picture: { hash, size, width, height } };
}

/** A comparison of somebody else is none. */
export async function findComparison(
  db: Db,
  ownerId: string,
  id: string,
): Promise<ComparisonDetail | undefined> {
  const row = await db
    .selectFrom('visual_comparisons as comparison')
    .innerJoin('visual_looks as look', 'look.id', 'comparison.look_id')
    .innerJoin('visual_pictures as picture', 'picture.hash', 'comparison.picture_hash')
    .select(listColumns)
    .select([
      'comparison.threshold',
      'comparison.pixel_threshold as pixelThreshold',
      'comparison.ignored_pixels as ignoredPixels',
      'comparison.regions',
      'comparison.shifts',
      'comparison.ignored',
      'comparison.compared_hash as comparedHash',
      'comparison.diff_hash as diffHash',
      'comparison.step_number as stepNumber',
      'comparison.reviewed_at as reviewedAt',
    ])
    .where('comparison.id', '=', id)
    .where('comparison.owner_id', '=', ownerId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...toComparison(row),
    regions: JSON.parse(row.regions),
    shifts: JSON.parse(row.shifts),
    ignored: JSON.parse(row.ignored),
  };
}

/** The comparison of the same look that came next, and the one before. */
export async function findNeighbours(
  db: Db,
  { lookId, sequence }: Pick<Comparison, 'lookId' | 'sequence'>,
): Promise<{ newer: string | null; older: string | null }> {
  const ofLook = db.selectFrom('visual_comparisons').select('id').where('look_id', '=', lookId).limit(1);
  const newer = await ofLook.where('sequence', '>', sequence).orderBy('sequence').executeTakeFirst();
  const older = await ofLook.where('sequence', '<', sequence).orderBy('sequence', 'desc').executeTakeFirst();
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}

/** How many differences of a run nobody has decided about. */
export async function countWaiting(db: Db, ownerId: string, runId: string): Promise<number> {
  const { amount } = await db
    .selectFrom('visual_comparisons')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('owner_id', '=', ownerId)
    .where('run_id', '=', runId)
    .where('review', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return amount;
}

export async function findDiff(db: Db, ownerId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('visual_comparisons')
    .select('diff_hash')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.diff_hash ?? undefined;
}

/** What is needed to decide about a difference. */
export interface Decidable {
  id: string;
  lookId: string;
  hash: string;
  review: ReviewState;
}

/** In the order in which they were seen. */
export async function listDecidable(
  db: Db,
  ownerId: string,
  of: { runId: string } | { ids: readonly string[] },
): Promise<Decidable[]> {
  const query = db
    .selectFrom('visual_comparisons')
    .select(['id', 'look_id as lookId', 'picture_hash as hash', 'review'])
    .where('owner_id', '=', ownerId)
    .orderBy('sequence');
  return ('runId' in of ? query.where('run_id', '=', of.runId) : query.where('id', 'in', of.ids)).execute();
}

/** Notes a decision where nobody came before; whether it was noted. */
export async function decide(
  db: Db,
  id: string,
  { from, to }: { from: readonly ReviewState[]; to: ReviewState },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visual_comparisons')
    .set({ review: to, reviewed_at: now })
    .where('id', '=', id)
    .where('review', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The same picture of the same look needs no second decision; gives how many were settled. */
export async function settleSame(
  db: Db,
  { lookId, hash }: Pick<Decidable, 'lookId' | 'hash'>,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('visual_comparisons')
    .set({ review: 'approved', reviewed_at: now })
    .where('look_id', '=', lookId)
    .where('picture_hash', '=', hash)
    .where('review', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
