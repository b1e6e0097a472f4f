import type { Answer } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './parts.ts';
import { presentComparison, presentPicture, toTime } from './present.ts';
import { type ComparisonDetail, countWaiting, findComparison, findNeighbours } from './store/comparisons.ts';
import { findPicture } from './store/pictures.ts';

export async function readOwnComparison(
  { db }: Pick<Parts, 'db'>,
  ownerId: string,
  id: string,
): Promise<ComparisonDetail> {
  const comparison = await findComparison(db, ownerId, id);
  if (!comparison) {
    throw new AppError('NOT_FOUND', { message: 'You have no such comparison. It may be deleted.' });
  }
  return comparison;
}

export async function readComparison(
  parts: Pick<Parts, 'db'>,
  ownerId: string,
  id: string,
): Promise<Answer<'GET /api/visual/comparisons/{id}'>> {
  const { db } = parts;
  const found = await readOwnComparison(parts, ownerId, id);
  const { newer, older } = await findNeighbours(db, found);
  const compared = found.comparedHash === null ? undefined : await findPicture(db, found.comparedHash);
  const comparison = {
    ...presentComparison(found),
    threshold: found.threshold,
    pixel_threshold: found.pixelThreshold,
    diff_filename: found.diffHash === null ? null : `${found.id}.png`,
    compared_with: compared ? presentPicture(compared) : null,
    regions: found.regions,
    shifts: found.shifts,
    ignored: found.ignored,
    ignored_pixels: found.ignoredPixels,
    reviewed_at: found.reviewedAt === null ? null : toTime(found.reviewedAt),
    step_number: found.stepNumber,
    waiting_in_run: found.runId === null ? 0 : await countWaiting(db, ownerId, found.runId),
    newer_id: newer,
    older_id: older,
  };
  return { success: true, data: { comparison } };
}
