import { inflateSync } from 'node:zlib';

/** The pixels of a picture, row by row. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes of one pixel. */
  depth: number;
  bytes: Buffer;
}

const depths: Record<number, number> = { 2: 3, 6: 4 };

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Each row says how it was written: as differences to what stands left of it, above it, or both. */
function unfilter(packed: Buffer, width: number, height: number, depth: number): Buffer {
  const stride = width * depth;
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const from = row * (stride + 1);
    const filter = packed[from];
    const to = row * stride;
    for (let column = 0; column < stride; column++) {
      const written = packed[from + 1 + column] ?? 0;
      const left = column < depth ? 0 : (bytes[to + column - depth] ?? 0);
      const up = row === 0 ? 0 : (bytes[to + column - stride] ?? 0);
      const corner = row === 0 || column < depth ? 0 : (bytes[to + column - stride - depth] ?? 0);
      const expected =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? nearest(left, up, corner)
                : 0;
      bytes[to + column] = written + expected;
    }
  }
  return bytes;
}

/** Reads a PNG as browsers write it: 8 bits a channel, in colour, not interlaced. Undefined for any other. */
export function decodePng(png: Buffer): Pixels | undefined {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const depth = depths[png[25] ?? -1];
  if (png[24] !== 8 || !depth || png[28] !== 0) return undefined;
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width, height, depth, bytes: unfilter(inflateSync(Buffer.concat(parts)), width, height, depth) };
}
