import type { Decoded } from '../decode/decode-picture.ts';

const block = 64;

/** The first row from `from` on that is stored differently in the two, or `height`. */
export function findDifference(one: Decoded, other: Decoded, from: number, height: number): number {
  const step = one.width * one.bpp + (one.isFiltered ? 1 : 0);
  const isSame = (start: number, end: number) =>
    one.bytes.compare(other.bytes, start * step, end * step, start * step, end * step) === 0;
  let y = from;
  while (y < height && isSame(y, Math.min(y + block, height))) y += block;
  while (y < height && isSame(y, y + 1)) y += 1;
  return Math.min(y, height);
}
