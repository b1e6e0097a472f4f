import { db, dg, dr, pixel, subtract } from './pixels';
import { bppA, bppB, count, rowA, rowB, width } from './state';

/* Whether a pixel is only smoothing of an edge, for pictures with transparency; step by step as pixelmatch does it. */

function at(picture: i32, x: i32, y: i32): u32 {
  return picture === 0 ? pixel(rowA(y), x, bppA) : pixel(rowB(y), x, bppB);
}

function atBorder(x: i32, y: i32): i32 {
  return x === 0 || y === 0 || x === width - 1 || y === count - 1 ? 1 : 0;
}

function isFlat(picture: i32, x: i32, y: i32): bool {
  const value = at(picture, x, y);
  let same = atBorder(x, y);
  for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++)
    for (let column = max(x - 1, 0); column <= min(x + 1, width - 1); column++)
      if ((row !== y || column !== x) && at(picture, column, row) === value) same++;
  return same > 2;
}

function isSmoothIn(picture: i32, x: i32, y: i32): bool {
  const value = at(picture, x, y);
  const k = (y * width + x) * 4;
  let same = atBorder(x, y);
  let least: f64 = 0;
  let most: f64 = 0;
  let leastX = 0;
  let leastY = 0;
  let mostX = 0;
  let mostY = 0;
  for (let column = max(x - 1, 0); column <= min(x + 1, width - 1); column++) {
    for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++) {
      if (column === x && row === y) continue;
      const other = at(picture, column, row);
      let delta: f64 = 0;
      if (other !== value) {
        subtract(value, other, k);
        delta = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
      }
      if (delta === 0) {
        same++;
        if (same > 2) return false;
      } else if (delta < least) {
        least = delta;
        leastX = column;
        leastY = row;
      } else if (delta > most) {
        most = delta;
        mostX = column;
        mostY = row;
      }
    }
  }
  if (least === 0 || most === 0) return false;
  return (
    (isFlat(0, leastX, leastY) && isFlat(1, leastX, leastY)) ||
    (isFlat(0, mostX, mostY) && isFlat(1, mostX, mostY))
  );
}

export function isSmoothBlended(x: i32, y: i32): bool {
  return isSmoothIn(0, x, y) || isSmoothIn(1, x, y);
}
