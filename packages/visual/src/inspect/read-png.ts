import { PictureError } from '../picture/picture-error.ts';
import { animated, damaged, truncated } from './refusals.ts';

export interface PngFacts {
  width: number;
  height: number;
  depth: number;
  /** 2 is RGB, 6 is RGBA. */
  colour: number;
  isInterlaced: boolean;
  hasTransparentColour: boolean;
  /** The parts of the compressed picture. */
  data: Uint8Array[];
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export function isPng(bytes: Buffer): boolean {
  return bytes.length >= 8 && bytes.compare(signature, 0, 8, 0, 8) === 0;
}

/** Reads the chunks of a PNG without decoding anything. */
export function readPng(bytes: Buffer): PngFacts {
  if (bytes.length < 33) throw new PictureError(truncated);
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw new PictureError(damaged);
  const facts: PngFacts = {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes.readUInt8(24),
    colour: bytes.readUInt8(25),
    isInterlaced: bytes.readUInt8(28) !== 0,
    hasTransparentColour: false,
    data: [],
  };
  for (let at = 33; ; ) {
    if (at + 12 > bytes.length) throw new PictureError(truncated);
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) throw new PictureError(truncated);
    if (kind === 'acTL') throw new PictureError(animated);
    if (kind === 'tRNS') facts.hasTransparentColour = true;
    if (kind === 'IDAT') facts.data.push(bytes.subarray(at + 8, at + 8 + length));
    if (kind === 'IEND') break;
    at += 12 + length;
  }
  if (facts.data.length === 0) throw new PictureError(damaged);
  return facts;
}
