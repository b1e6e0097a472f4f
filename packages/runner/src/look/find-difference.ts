import type { Box } from '../snapshot/types.ts';
import { decodePng, type Pixels } from './decode-png.ts';

function isIgnored(x: number, y: number, ignored: readonly Box[]): boolean {
  return ignored.some(
    (area) => x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height,
  );
}

function findBounds(before: Pixels, after: Pixels, ignored: readonly Box[]): Box | undefined {
  const { width, height, depth } = after;
  const stride = width * depth;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const from = y * stride;
    if (before.bytes.compare(after.bytes, from, from + stride, from, from + stride) === 0) continue;
    for (let x = 0; x < width; x++) {
      const at = from + x * depth;
      if (before.bytes.compare(after.bytes, at, at + depth, at, at + depth) === 0) continue;
      if (isIgnored(x, y, ignored)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Where two pictures differ, apart from what is ignored; undefined where they do not. */
export function findDifference(before: Buffer, after: Buffer, ignored: readonly Box[]): Box | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [decodePng(before), decodePng(after)];
  if (!old || !now || old.width !== now.width || old.height !== now.height || old.depth !== now.depth)
    return { x: 0, y: 0, width: now?.width ?? 0, height: now?.height ?? 0 };
  return findBounds(old, now, ignored);
}
