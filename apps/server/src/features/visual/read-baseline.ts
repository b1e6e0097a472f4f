import type { Answer } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './parts.ts';
import { presentBaseline, presentPicture, toTime } from './present.ts';
import { listBaselines } from './store/baselines.ts';
import { listVersions } from './store/versions.ts';

export function noBaseline(): AppError {
  return new AppError('NOT_FOUND', { message: 'You have no such baseline. It may be deleted.' });
}

export async function readBaseline(
  { db }: Pick<Parts, 'db'>,
  ownerId: string,
  id: string,
): Promise<Answer<'GET /api/visual/baselines/{id}'>> {
  const [baseline] = await listBaselines(db, ownerId, { id });
  if (!baseline) throw noBaseline();
  const versions = await listVersions(db, id);
  const history = versions.map((version) => ({
    id: version.id,
    picture: presentPicture(version.picture),
    state: version.state,
    origin: version.origin,
    comparison_id: version.comparisonId,
    accepted_at: toTime(version.acceptedAt),
    retired_at: version.retiredAt === null ? null : toTime(version.retiredAt),
  }));
  return { success: true, data: { baseline: presentBaseline(baseline), history } };
}
