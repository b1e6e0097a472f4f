import type { Answer, Received } from '@assay/contract';
import { acceptPicture } from './accept-picture.ts';
import { checkPicture } from './check-picture.ts';
import { keepFiles } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { noBaseline, readBaseline } from './read-baseline.ts';
import { receivePicture } from './receive-picture.ts';
import { changeLook, lockLook } from './store/looks.ts';
import { insertPicture } from './store/pictures.ts';

type Body = Received<'PUT /api/visual/baselines/{id}'>['body'];

/** Changes what new pictures are judged by; what was judged stays as it was seen. */
export async function updateBaseline(
  parts: Parts,
  ownerId: string,
  id: string,
  { screenshotData, threshold, pixel_threshold: pixelThreshold, ignored }: Body,
): Promise<Answer<'PUT /api/visual/baselines/{id}'>> {
  const change = {
    ...(threshold !== undefined && { threshold }),
    ...(pixelThreshold !== undefined && { pixelThreshold }),
    ...(ignored !== undefined && { ignored }),
  };
  const before = await readBaseline(parts, ownerId, id);
  const bytes = screenshotData === undefined ? undefined : receivePicture(screenshotData);
  if (!bytes && Object.keys(change).length === 0) return before;
  const checked = bytes && (await checkPicture(parts, bytes));
  await keepFiles(parts, checked?.files ?? [], async (transaction, keep) => {
    const now = Date.now();
    if (!(await lockLook(transaction, ownerId, id))) throw noBaseline();
    if (!checked) {
      await changeLook(transaction, id, change, now);
      return;
    }
    await keep();
    await insertPicture(transaction, checked.picture, now);
    const { hash } = checked.picture;
    await acceptPicture(transaction, { lookId: id, hash, origin: 'uploaded', isBeside: false }, now, change);
  });
  return readBaseline(parts, ownerId, id);
}
