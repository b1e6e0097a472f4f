import { isSmoothBlended } from './blended';
import { findOver } from './over';
import { isSmooth, prepareSmooth, smoothLanes } from './smooth';
import { count, opaque, over, rowA, rowB, width } from './state';

/** Four bits as four pixels of two bits, the first pixel highest. */
function spread(bits: i32): i32 {
  return ((bits & 1) << 6) | ((bits & 2) << 3) | (bits & 4) | (bits >> 3);
}

/**
 * Compares one pair of rows and writes two bits for each pixel: 0 is as before, 1 changed, 2 only smoothed otherwise. `out`
 * must be zeros. Says how many pixels changed.
 */
export function compareRow(y: i32, out: usize): i32 {
  if (findOver(rowA(y), rowB(y), y) === 0) return 0;
  const atBorder = y === 0 || y === count - 1;
  if (opaque) prepareSmooth(y);
  let changed = 0;
  for (let x = 0; x < width; x += 4) {
    const bits: i32 = load<u8>(over + (x >> 2));
    if (bits === 0) continue;
    let smooth = 0;
    if (!opaque || atBorder) {
      for (let lane = 0; lane < 4; lane++) if ((bits >> lane) & 1) smooth |= judge(x + lane, y) << lane;
    } else {
      smooth = smoothLanes(x, y);
      if (x === 0) smooth = fix(smooth, bits, 0, 0, y);
      if (x + 4 >= width) smooth = fix(smooth, bits, width - 1 - x, width - 1, y);
    }
    const counted = bits & ~smooth;
    changed += popcnt(counted);
    store<u8>(out + (x >> 2), spread(counted) | (spread(bits & smooth) << 1));
  }
  return changed;
}

function judge(x: i32, y: i32): i32 {
  return (opaque ? isSmooth(x, y) : isSmoothBlended(x, y)) ? 1 : 0;
}

function fix(smooth: i32, bits: i32, lane: i32, x: i32, y: i32): i32 {
  const other = smooth & ~(1 << lane);
  return (bits >> lane) & 1 ? other | (judge(x, y) << lane) : other;
}

/** How many pixels of two rows are too far apart, smoothing or not. */
export function countOver(a: usize, b: usize): i32 {
  return findOver(a, b, 0);
}
