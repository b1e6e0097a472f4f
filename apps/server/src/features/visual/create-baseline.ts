import { randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import { nameLook } from './capture-screenshot.ts';
import { checkPicture } from './check-picture.ts';
import { usualThresholds } from './compare-look.ts';
import { keepFiles } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { readBaseline } from './read-baseline.ts';
import { receivePicture } from './receive-picture.ts';
import { findLook, insertLook } from './store/looks.ts';
import { insertPicture } from './store/pictures.ts';
import { insertVersion } from './store/versions.ts';

/** Accepts a picture for a look that has none yet. */
export async function createBaseline(
  parts: Parts,
  ownerId: string,
  sent: Received<'POST /api/visual/baselines'>['body'],
): Promise<Answer<'POST /api/visual/baselines'>> {
  const bytes = receivePicture(sent.screenshotData);
  const look = { ...(await nameLook(parts, ownerId, sent)), id: randomUUID(), ...usualThresholds };
  if (await findLook(parts.db, look)) throw new AppError('BASELINE_EXISTS');
  const { picture, files } = await checkPicture(parts, bytes);
  await keepFiles(parts, files, async (transaction, keep) => {
    const now = Date.now();
    if (!(await insertLook(transaction, look, now))) throw new AppError('BASELINE_EXISTS');
    await keep();
    await insertPicture(transaction, picture, now);
    await insertVersion(transaction, { lookId: look.id, hash: picture.hash, origin: 'uploaded' }, now);
  });
  return readBaseline(parts, ownerId, look.id);
}
