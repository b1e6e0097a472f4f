import { promisify } from 'node:util';
import { inflate, inflateSync } from 'node:zlib';
import { limits } from '@assay/contract/choices';
import sharp from 'sharp';
import { inspectHead } from '../inspect/inspect-picture.ts';
import { type PngFacts, readPng } from '../inspect/read-png.ts';
import { damaged } from '../inspect/refusals.ts';
import { PictureError } from '../picture/picture-error.ts';

/** A picture whose rows can be read. */
export interface Decoded {
  width: number;
  height: number;
  /** Bytes of a pixel: 3 for RGB, 4 for RGBA. */
  bpp: 3 | 4;
  /** Each row begins with the number of its PNG filter, which was not undone yet. */
  isFiltered: boolean;
  bytes: Buffer;
}

const inflateLater = promisify(inflate);

/** Most screenshots: eight bits, red, green and blue, perhaps alpha, row by row. */
function isUsual({ depth, colour, isInterlaced, hasTransparentColour }: PngFacts): boolean {
  return depth === 8 && (colour === 2 || colour === 6) && !isInterlaced && !hasTransparentColour;
}

async function inflatePng({ width, height, colour, data }: PngFacts, isHere: boolean): Promise<Decoded> {
  const bpp = colour === 2 ? 3 : 4;
  const size = height * (1 + width * bpp);
  const [only] = data;
  const compressed = data.length === 1 && only ? only : Buffer.concat(data);
  // One piece of the right size, and no more than that however much comes out.
  const options = { maxOutputLength: size, chunkSize: size + 64 };
  const bytes = isHere ? inflateSync(compressed, options) : await inflateLater(compressed, options);
  if (bytes.length !== size) throw new PictureError(damaged);
  for (let at = 0; at < size; at += 1 + width * bpp)
    if ((bytes[at] ?? 0) > 4) throw new PictureError(damaged);
  return { width, height, bpp, isFiltered: true, bytes };
}

async function decodeBySharp(given: Uint8Array): Promise<Decoded> {
  const { data, info } = await sharp(given, {
    limitInputPixels: limits.picturePixels.max,
    sequentialRead: true,
    ignoreIcc: true,
  })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw new PictureError(damaged);
  return { width: info.width, height: info.height, bpp: 4, isFiltered: false, bytes: data };
}

/**
 * Makes the pixels of a picture readable, or says why it cannot be. Inflates in another thread, or in this one: of two
 * pictures one is inflated in each.
 */
export async function decodePicture(
  given: Uint8Array,
  where: 'here' | 'beside' = 'beside',
): Promise<Decoded> {
  const { format } = inspectHead(given);
  try {
    const png = format === 'png' && readPng(Buffer.from(given.buffer, given.byteOffset, given.length));
    return png && isUsual(png) ? await inflatePng(png, where === 'here') : await decodeBySharp(given);
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError(damaged, { cause: error });
  }
}
