import { PictureError } from '../picture/picture-error.ts';
import type { Size } from '../picture/types.ts';
import { damaged, truncated } from './refusals.ts';

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** SOF0 to SOF15 without the tables that lie between them: the segment with the size. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Walks the segments of a JPEG up to its size, and looks whether the end is there. */
export function readJpeg(bytes: Buffer): Size {
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (at + 9 > bytes.length) throw new PictureError(truncated);
    const marker = bytes.readUInt8(at + 1);
    if (bytes[at] !== 0xff || marker === 0xda || marker === 0xd9) throw new PictureError(damaged);
    if (isFrame(marker)) {
      if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < at) throw new PictureError(truncated);
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}
