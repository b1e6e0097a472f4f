/** Undoes a PNG filter in place. `prev` is the finished row above, or zeros. One byte past the row may be overwritten. */
export function unfilterRow(row: usize, prev: usize, filter: i32, bytes: i32, bpp: i32): void {
  if (filter === 1) {
    if (bpp === 3) sub3(row, bytes);
    else sub4(row, bytes);
  } else if (filter === 2) up(row, prev, bytes);
  else if (filter === 3) average(row, prev, bytes, bpp);
  else if (filter === 4) paeth(row, prev, bytes, bpp);
}

function up(row: usize, prev: usize, bytes: i32): void {
  let i = 0;
  for (; i + 16 <= bytes; i += 16) v128.store(row + i, i8x16.add(v128.load(row + i), v128.load(prev + i)));
  for (; i < bytes; i++) store<u8>(row + i, load<u8>(row + i) + load<u8>(prev + i));
}

function sub3(row: usize, bytes: i32): void {
  let last = i32x4.splat(0);
  let i = 0;
  for (; i + 12 <= bytes; i += 12) {
    let v = v128.load(row + i);
    v = i8x16.add(v, i8x16.swizzle(v, i8x16(-1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -1, -1)));
    v = i8x16.add(v, i8x16.swizzle(v, i8x16(-1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, -1, -1, -1, -1)));
    v = i8x16.add(v, last);
    v128.store64_lane(row + i, v, 0);
    v128.store32_lane(row + i + 8, v, 2);
    last = i8x16.swizzle(v, i8x16(9, 10, 11, 9, 10, 11, 9, 10, 11, 9, 10, 11, -1, -1, -1, -1));
  }
  for (i = max(i, 3); i < bytes; i++) store<u8>(row + i, load<u8>(row + i) + load<u8>(row + i - 3));
}

function sub4(row: usize, bytes: i32): void {
  let last = i32x4.splat(0);
  let i = 0;
  for (; i + 16 <= bytes; i += 16) {
    let v = v128.load(row + i);
    v = i8x16.add(v, i8x16.swizzle(v, i8x16(-1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)));
    v = i8x16.add(v, i8x16.swizzle(v, i8x16(-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7)));
    v = i8x16.add(v, last);
    v128.store(row + i, v);
    last = i8x16.swizzle(v, i8x16(12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15, 12, 13, 14, 15));
  }
  for (i = max(i, 4); i < bytes; i++) store<u8>(row + i, load<u8>(row + i) + load<u8>(row + i - 4));
}

/*
 * The two filters below depend on the pixel to the left, so that they go pixel by pixel. Each writes four bytes: where a
 * pixel has three, the fourth belongs to the next pixel, which was read before and is written next.
 */

function average(row: usize, prev: usize, bytes: i32, bpp: i32): void {
  const ones = i8x16.splat(1);
  let left = i32x4.splat(0);
  let raw = v128.load32_zero(row);
  for (let i = 0; i < bytes; i += bpp) {
    const above = v128.load32_zero(prev + i);
    const next = v128.load32_zero(row + i + bpp);
    const odd = v128.and(v128.xor(left, above), ones);
    left = i8x16.add(raw, i8x16.sub(i8x16.avgr_u(left, above), odd));
    v128.store32_lane(row + i, left, 0);
    raw = next;
  }
}

function paeth(row: usize, prev: usize, bytes: i32, bpp: i32): void {
  const low = i16x8.splat(255);
  let a = i32x4.splat(0);
  let c = i32x4.splat(0);
  let raw = i16x8.extend_low_i8x16_u(v128.load32_zero(row));
  for (let i = 0; i < bytes; i += bpp) {
    const b = i16x8.extend_low_i8x16_u(v128.load32_zero(prev + i));
    const next = i16x8.extend_low_i8x16_u(v128.load32_zero(row + i + bpp));
    const fromB = i16x8.sub(b, c);
    const fromA = i16x8.sub(a, c);
    const pa = i16x8.abs(fromB);
    const pb = i16x8.abs(fromA);
    const pc = i16x8.abs(i16x8.add(fromA, fromB));
    const least = i16x8.min_s(pc, i16x8.min_s(pa, pb));
    const bOrC = v128.bitselect(b, c, i16x8.eq(least, pb));
    const nearest = v128.bitselect(a, bOrC, i16x8.eq(least, pa));
    a = v128.and(i16x8.add(raw, nearest), low);
    v128.store32_lane(row + i, i8x16.narrow_i16x8_u(a, a), 0);
    c = b;
    raw = next;
  }
}
