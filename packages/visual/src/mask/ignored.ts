import type { PictureRegion } from '@assay/contract';
import type { Size } from '../picture/types.ts';

/** From a column up to another. */
export type Span = readonly [from: number, to: number];

/** What of the rows from `top` to `bottom` is ignored: the columns that one area covers in all of them. */
export function spansAt(
  areas: readonly PictureRegion[],
  width: number,
  top: number,
  bottom = top,
): readonly Span[] {
  return areas
    .filter(({ x, y, height }) => y <= top && bottom < y + height && x < width)
    .map(({ x, width: wide }) => [Math.max(0, x), Math.min(width, x + wide)] as const);
}

/** How many pixels the spans of a row cover together. */
export function countCovered(spans: readonly Span[]): number {
  let covered = 0;
  let end = 0;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}

/** How many pixels of a picture are ignored. */
export function countIgnored(areas: readonly PictureRegion[], { width, height }: Size): number {
  if (areas.length === 0) return 0;
  let sum = 0;
  for (let y = 0; y < height; y += 1) sum += countCovered(spansAt(areas, width, y));
  return sum;
}
