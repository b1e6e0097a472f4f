import { lanes } from './pixels';
import { bppA, bppB, claimFlat, claimLuma, count, flatRow, lumaRow, rowA, rowB, width } from './state';

/*
 * Whether a pixel is only smoothing of an edge, for opaque pictures. pixelmatch asks which neighbour is darkest and which
 * brightest, by 0.29889531 r + 0.58662247 g + 0.11448223 b. The weights below fit into 32 bits and put any two colours
 * into the same order, and no two different ones into the same place; a test tries all of them.
 */
const red: i32 = 5021440;
const green: i32 = 9855257;
const blue: i32 = 1923302;

function writeLuma(from: usize, bpp: i32, to: usize): void {
  const low = i32x4.splat(255);
  for (let x = 0; x < width; x += 4) {
    const v = lanes(from + x * bpp, bpp);
    const r = i32x4.mul(v128.and(v, low), i32x4.splat(red));
    const g = i32x4.mul(v128.and(i32x4.shr_u(v, 8), low), i32x4.splat(green));
    const b = i32x4.mul(i32x4.shr_u(v, 16), i32x4.splat(blue));
    v128.store(to + x * 4, i32x4.add(i32x4.add(r, g), b));
  }
}

function needLuma(y: i32): void {
  if (!claimLuma(y)) return;
  writeLuma(rowA(y), bppA, lumaRow(0, y));
  writeLuma(rowB(y), bppB, lumaRow(1, y));
}

/** As pixelmatch counts: the border of the picture is one more neighbour that looks the same. */
function isFlat(picture: i32, x: i32, y: i32): bool {
  const value = load<u32>(lumaRow(picture, y) + x * 4);
  let same = x === 0 || y === 0 || x === width - 1 || y === count - 1 ? 1 : 0;
  for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++) {
    const luma = lumaRow(picture, row);
    for (let column = max(x - 1, 0); column <= min(x + 1, width - 1); column++)
      if ((row !== y || column !== x) && load<u32>(luma + column * 4) === value) same++;
  }
  return same > 2;
}

function writeFlat(picture: i32, y: i32): void {
  const above = lumaRow(picture, y - 1);
  const here = lumaRow(picture, y);
  const below = lumaRow(picture, y + 1);
  const to = flatRow(picture, y);
  for (let x = 0; x < width * 4; x += 16) {
    const value = v128.load(here + x);
    const one = i32x4.add(
      i32x4.add(i32x4.eq(value, v128.load(above + x - 4)), i32x4.eq(value, v128.load(above + x))),
      i32x4.add(i32x4.eq(value, v128.load(above + x + 4)), i32x4.eq(value, v128.load(here + x - 4))),
    );
    const other = i32x4.add(
      i32x4.add(i32x4.eq(value, v128.load(here + x + 4)), i32x4.eq(value, v128.load(below + x - 4))),
      i32x4.add(i32x4.eq(value, v128.load(below + x)), i32x4.eq(value, v128.load(below + x + 4))),
    );
    v128.store(to + x, i32x4.lt_s(i32x4.add(one, other), i32x4.splat(-2)));
  }
}

function fixFlat(picture: i32, x: i32, y: i32): void {
  store<i32>(flatRow(picture, y) + x * 4, isFlat(picture, x, y) ? -1 : 0);
}

function needFlat(y: i32): void {
  if (!claimFlat(y)) return;
  for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++) needLuma(row);
  for (let picture = 0; picture < 2; picture++) {
    if (y === 0 || y === count - 1) {
      for (let x = 0; x < width; x++) fixFlat(picture, x, y);
    } else {
      writeFlat(picture, y);
      fixFlat(picture, 0, y);
      fixFlat(picture, width - 1, y);
    }
  }
  const both = flatRow(2, y);
  const first = flatRow(0, y);
  const second = flatRow(1, y);
  for (let x = 0; x < width * 4; x += 16)
    v128.store(both + x, v128.and(v128.load(first + x), v128.load(second + x)));
}

/** Calculates what the two functions below look at. */
export function prepareSmooth(y: i32): void {
  for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++) needFlat(row);
}

/** Which of four pixels inside the picture are smoothing in one of the pictures. */
export function smoothLanes(x: i32, y: i32): i32 {
  return smoothIn(0, x, y) | smoothIn(1, x, y);
}

function smoothIn(picture: i32, x: i32, y: i32): i32 {
  const rough = v128.not(v128.load(flatRow(picture, y) + x * 4));
  if (!v128.any_true(rough)) return 0;
  const here = lumaRow(picture, y) + x * 4;
  const above = lumaRow(picture, y - 1) + x * 4;
  const below = lumaRow(picture, y + 1) + x * 4;
  // In the order in which pixelmatch goes: by columns, then by rows.
  const v0 = v128.load(above - 4);
  const v1 = v128.load(here - 4);
  const v2 = v128.load(below - 4);
  const v3 = v128.load(above);
  const v4 = v128.load(below);
  const v5 = v128.load(above + 4);
  const v6 = v128.load(here + 4);
  const v7 = v128.load(below + 4);
  const most = i32x4.max_u(
    i32x4.max_u(i32x4.max_u(v0, v1), i32x4.max_u(v2, v3)),
    i32x4.max_u(i32x4.max_u(v4, v5), i32x4.max_u(v6, v7)),
  );
  const least = i32x4.min_u(
    i32x4.min_u(i32x4.min_u(v0, v1), i32x4.min_u(v2, v3)),
    i32x4.min_u(i32x4.min_u(v4, v5), i32x4.min_u(v6, v7)),
  );
  const value = v128.load(here);
  const between = v128.and(rough, v128.and(i32x4.gt_u(most, value), i32x4.lt_u(least, value)));
  if (!v128.any_true(between)) return 0;
  const flatHere = flatRow(2, y) + x * 4;
  const flatAbove = flatRow(2, y - 1) + x * 4;
  const flatBelow = flatRow(2, y + 1) + x * 4;
  // Backwards, so that of several equal ones the first stays.
  let f = v128.load(flatBelow + 4);
  let brightest = f;
  let darkest = f;
  f = v128.load(flatHere + 4);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v6, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v6, least));
  f = v128.load(flatAbove + 4);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v5, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v5, least));
  f = v128.load(flatBelow);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v4, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v4, least));
  f = v128.load(flatAbove);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v3, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v3, least));
  f = v128.load(flatBelow - 4);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v2, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v2, least));
  f = v128.load(flatHere - 4);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v1, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v1, least));
  f = v128.load(flatAbove - 4);
  brightest = v128.bitselect(f, brightest, i32x4.eq(v0, most));
  darkest = v128.bitselect(f, darkest, i32x4.eq(v0, least));
  return i32x4.bitmask(v128.and(between, v128.or(brightest, darkest)));
}

/** The same for one pixel anywhere, also at the border. */
export function isSmooth(x: i32, y: i32): bool {
  return isSmoothIn(0, x, y) || isSmoothIn(1, x, y);
}

function isSmoothIn(picture: i32, x: i32, y: i32): bool {
  if (load<i32>(flatRow(picture, y) + x * 4)) return false;
  const value = load<u32>(lumaRow(picture, y) + x * 4);
  let most = value;
  let least = value;
  let brightest = 0;
  let darkest = 0;
  for (let column = max(x - 1, 0); column <= min(x + 1, width - 1); column++) {
    for (let row = max(y - 1, 0); row <= min(y + 1, count - 1); row++) {
      const luma = load<u32>(lumaRow(picture, row) + column * 4);
      if (luma > most) {
        most = luma;
        brightest = load<i32>(flatRow(2, row) + column * 4);
      } else if (luma < least) {
        least = luma;
        darkest = load<i32>(flatRow(2, row) + column * 4);
      }
    }
  }
  return most !== value && least !== value && (brightest !== 0 || darkest !== 0);
}
