import { limits } from '@assay/contract/choices';
import sharp from 'sharp';
import { inspectHead } from './inspect/inspect-picture.ts';
import { damaged } from './inspect/refusals.ts';
import { PictureError } from './picture/picture-error.ts';

/** A small copy for lists, as WebP, in its whole width; long pages are cut, so that their beginning can be recognised. */
export async function shrinkPicture(bytes: Uint8Array, side = 320): Promise<Uint8Array> {
  const { width, height } = inspectHead(bytes);
  try {
    return await sharp(bytes, { limitInputPixels: limits.picturePixels.max })
      .extract({ left: 0, top: 0, width, height: Math.min(width, height) })
      .resize({ width: side, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new PictureError(damaged, { cause: error });
  }
}
