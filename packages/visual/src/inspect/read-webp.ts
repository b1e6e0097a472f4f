import { PictureError } from '../picture/picture-error.ts';
import type { Size } from '../picture/types.ts';
import { animated, damaged, truncated } from './refusals.ts';

export function isWebp(bytes: Buffer): boolean {
  return (
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  );
}

/** Reads the size of a WebP from its first chunk. */
export function readWebp(bytes: Buffer): Size {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) throw new PictureError(truncated);
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    if (bytes.readUInt8(20) & 2) throw new PictureError(animated);
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  throw new PictureError(damaged);
}
