import { AppError } from '../../platform/errors/errors.ts';
import { keepFiles, newFile } from './keep-files.ts';
import type { Parts } from './parts.ts';
import { findDiff } from './store/comparisons.ts';
import { findOwnPicture, findPicture, type Picture, setSmallHash } from './store/pictures.ts';

export interface Image {
  hash: string;
  mediaType: string;
}

async function insist({ pictures }: Parts, image: Image | undefined, message: string): Promise<Image> {
  if (!image || !(await pictures.has(image.hash))) throw new AppError('NOT_FOUND', { message });
  return image;
}

export async function openDiff(parts: Parts, ownerId: string, filename: string): Promise<Image> {
  const id = /^(.+)\.png$/.exec(filename)?.[1];
  const hash = id && (await findDiff(parts.db, ownerId, id));
  return insist(parts, hash ? { hash, mediaType: 'image/png' } : undefined, 'Diff image not available');
}

/** Makes the small copy of a picture that has none yet. */
async function shrink(parts: Parts, hash: string): Promise<string | null> {
  const { small } = await parts.engine.ask('shrink', { hash });
  const file = newFile(small);
  return keepFiles(parts, [file], async (transaction, keep) => {
    // Somebody else may have made one meanwhile, or the picture may be gone: this one has no name then, and is not kept.
    if (!(await setSmallHash(transaction, hash, file.hash))) {
      return (await findPicture(transaction, hash))?.smallHash ?? null;
    }
    await keep();
    return file.hash;
  });
}

/** A picture that one of the person's versions or comparisons shows. */
export async function openImage(
  parts: Parts,
  ownerId: string,
  hash: string,
  size: 'full' | 'small',
): Promise<Image> {
  const gone = 'You have no such picture. It may be deleted.';
  const picture: Picture | undefined = await findOwnPicture(parts.db, ownerId, hash);
  if (!picture) throw new AppError('NOT_FOUND', { message: gone });
  const full = await insist(parts, { hash, mediaType: `image/${picture.format}` }, gone);
  if (size === 'full') return full;
  const smallHash = picture.smallHash ?? (await shrink(parts, hash));
  return insist(parts, smallHash === null ? undefined : { hash: smallHash, mediaType: 'image/webp' }, gone);
}
