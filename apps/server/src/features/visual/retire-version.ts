import type { Answer } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './parts.ts';
import { readBaseline } from './read-baseline.ts';
import { lockVersion } from './restore-version.ts';
import { changeLook } from './store/looks.ts';
import { retireVersions } from './store/versions.ts';

/** Accepts one of several variants no longer. */
export async function retireVersion(
  parts: Parts,
  ownerId: string,
  lookId: string,
  versionId: string,
): Promise<Answer<'POST /api/visual/baselines/{id}/retire'>> {
  await parts.db.transaction().execute(async (transaction) => {
    const { version, versions } = await lockVersion(transaction, ownerId, { lookId, versionId });
    const accepted = versions.filter(({ state }) => state === 'accepted');
    if (version.state !== 'accepted') {
      throw new AppError('CHANGED_MEANWHILE', {
        message: 'This version is not accepted any more. Load it again.',
      });
    }
    if (accepted.length === 1) {
      throw new AppError('CHANGED_MEANWHILE', {
        message:
          'This is the only picture that is accepted. Accept another one first, or delete the baseline.',
      });
    }
    const now = Date.now();
    await retireVersions(transaction, { lookId, id: versionId }, now);
    await changeLook(transaction, lookId, {}, now);
  });
  return readBaseline(parts, ownerId, lookId);
}
