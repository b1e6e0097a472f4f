import { lanes } from './pixels';

/** Whether two rows hold the same bytes. */
export function sameBytes(one: usize, other: usize, bytes: i32): bool {
  let i = 0;
  for (; i + 64 <= bytes; i += 64) {
    const d = v128.or(
      v128.or(
        v128.xor(v128.load(one + i), v128.load(other + i)),
        v128.xor(v128.load(one + i + 16), v128.load(other + i + 16)),
      ),
      v128.or(
        v128.xor(v128.load(one + i + 32), v128.load(other + i + 32)),
        v128.xor(v128.load(one + i + 48), v128.load(other + i + 48)),
      ),
    );
    if (v128.any_true(d)) return false;
  }
  for (; i < bytes; i++) if (load<u8>(one + i) !== load<u8>(other + i)) return false;
  return true;
}

/** Whether every pixel of a row with alpha is opaque. */
export function isOpaque(row: usize, width: i32): bool {
  let all = i32x4.splat(-1);
  let x = 0;
  for (; x + 4 <= width; x += 4) all = v128.and(all, v128.load(row + x * 4));
  if (i32x4.bitmask(i32x4.lt_u(all, i32x4.splat(0xff000000)))) return false;
  for (; x < width; x++) if (load<u8>(row + x * 4 + 3) !== 255) return false;
  return true;
}

/** A number for a row that small changes of its levels leave as it is, unless they cross an eighth of a step. */
export function signRow(row: usize, width: i32, bpp: i32): u32 {
  const prime = i32x4.splat(0x01000193);
  let h = i32x4.splat(0x1234567);
  let x = 0;
  for (; x + 4 <= width; x += 4) {
    h = i32x4.add(i32x4.mul(h, prime), i8x16.shr_u(lanes(row + x * bpp, bpp), 3));
    h = v128.xor(h, i32x4.shr_u(h, 15));
  }
  let sum: u32 = 0;
  sum = (sum ^ <u32>i32x4.extract_lane(h, 0)) * 0x85ebca6b;
  sum = (sum ^ (sum >> 13) ^ <u32>i32x4.extract_lane(h, 1)) * 0xc2b2ae35;
  sum = (sum ^ (sum >> 13) ^ <u32>i32x4.extract_lane(h, 2)) * 0x85ebca6b;
  sum = (sum ^ (sum >> 13) ^ <u32>i32x4.extract_lane(h, 3)) * 0xc2b2ae35;
  for (; x < width; x++) {
    const value = (load<u32>(row + x * bpp) & 0xf8f8f8) >> 3;
    sum = (sum ^ (sum >> 13) ^ value) * 0x85ebca6b;
  }
  return sum ^ (sum >> 16);
}
