import { limits } from '@assay/contract/choices';
import { PictureError } from '../picture/picture-error.ts';
import type { Size } from '../picture/types.ts';
import { isJpeg, readJpeg } from './read-jpeg.ts';
import { isPng, readPng } from './read-png.ts';
import { isWebp, readWebp } from './read-webp.ts';
import { damaged, empty, unknown } from './refusals.ts';

export interface PictureFacts extends Size {
  format: 'png' | 'jpeg' | 'webp';
}

const { pictureBytes, picturePixels, pictureSide } = limits;

function checkSize({ width, height }: Size): void {
  if (width === 0 || height === 0)
    throw new PictureError(
      `This picture has no pixels: it is ${width} by ${height}. Send one that has some.`,
    );
  if (width * height > picturePixels.max || Math.max(width, height) > pictureSide.max)
    throw new PictureError(
      `This picture has ${width} by ${height} pixels, which is too many. Send one of at most ${picturePixels.max / 1e6} million pixels, and at most ${pictureSide.max} on each side.`,
    );
}

function readHead(bytes: Buffer): PictureFacts {
  if (isPng(bytes)) return { format: 'png', ...readPng(bytes) };
  if (isJpeg(bytes)) return { format: 'jpeg', ...readJpeg(bytes) };
  if (isWebp(bytes)) return { format: 'webp', ...readWebp(bytes) };
  throw new PictureError(bytes.length === 0 ? empty : unknown);
}

/** Reads the head of a file and refuses what cannot be compared, before anything is decoded. */
export function inspectHead(given: Uint8Array): PictureFacts {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length > pictureBytes.max)
    throw new PictureError(
      `This file has ${(bytes.length / 1e6).toFixed(1)} MB, which is too many. Send one of at most ${pictureBytes.max / 1e6} MB.`,
    );
  try {
    const { format, width, height } = readHead(bytes);
    checkSize({ width, height });
    return { format, width, height };
  } catch (error) {
    // A length that points behind the end of the file.
    if (error instanceof RangeError) throw new PictureError(damaged);
    throw error;
  }
}

export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  return inspectHead(bytes);
}
