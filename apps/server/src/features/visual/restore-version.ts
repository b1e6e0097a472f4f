import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { acceptPicture } from './accept-picture.ts';
import type { Parts } from './parts.ts';
import { noBaseline, readBaseline } from './read-baseline.ts';
import { lockLook } from './store/looks.ts';
import { listVersions, type Version } from './store/versions.ts';

/** A version of a person's look, which is locked until the transaction ends. */
export async function lockVersion(
  transaction: Db,
  ownerId: string,
  { lookId, versionId }: { lookId: string; versionId: string },
): Promise<{ version: Version; versions: Version[] }> {
  if (!(await lockLook(transaction, ownerId, lookId))) throw noBaseline();
  const versions = await listVersions(transaction, lookId);
  const version = versions.find(({ id }) => id === versionId);
  if (!version) throw new AppError('NOT_FOUND', { message: 'This baseline has no such version.' });
  return { version, versions };
}

/** Makes an earlier version the only accepted one again. */
export async function restoreVersion(
  parts: Parts,
  ownerId: string,
  lookId: string,
  versionId: string,
): Promise<Answer<'POST /api/visual/baselines/{id}/restore'>> {
  await parts.db.transaction().execute(async (transaction) => {
    const { version } = await lockVersion(transaction, ownerId, { lookId, versionId });
    if (version.state === 'accepted') {
      throw new AppError('CHANGED_MEANWHILE', {
        message: 'This version is accepted already. Load it again.',
      });
    }
    const { hash } = version.picture;
    await acceptPicture(transaction, { lookId, hash, origin: 'restored', isBeside: false }, Date.now());
  });
  return readBaseline(parts, ownerId, lookId);
}
