import { distance, lanes, pixel } from './pixels';
import { sameBytes } from './rows';
import { bppA, bppB, limit, opaque, over, width } from './state';

/**
 * Which of four pixels are further apart than the limit. Single precision decides unless it comes within its error of the
 * limit; then each is calculated as pixelmatch does.
 */
function overLanes(a: v128, b: v128): i32 {
  const low = i32x4.splat(255);
  const dr = f32x4.convert_i32x4_s(i32x4.sub(v128.and(a, low), v128.and(b, low)));
  const dg = f32x4.convert_i32x4_s(
    i32x4.sub(v128.and(i32x4.shr_u(a, 8), low), v128.and(i32x4.shr_u(b, 8), low)),
  );
  const db = f32x4.convert_i32x4_s(i32x4.sub(i32x4.shr_u(a, 16), i32x4.shr_u(b, 16)));
  const y = f32x4.add(
    f32x4.add(f32x4.mul(dr, f32x4.splat(0.29889531)), f32x4.mul(dg, f32x4.splat(0.58662247))),
    f32x4.mul(db, f32x4.splat(0.11448223)),
  );
  const i = f32x4.sub(
    f32x4.sub(f32x4.mul(dr, f32x4.splat(0.59597799)), f32x4.mul(dg, f32x4.splat(0.2741761))),
    f32x4.mul(db, f32x4.splat(0.32180189)),
  );
  const q = f32x4.add(
    f32x4.sub(f32x4.mul(dr, f32x4.splat(0.21147017)), f32x4.mul(dg, f32x4.splat(0.52261711))),
    f32x4.mul(db, f32x4.splat(0.31114694)),
  );
  const delta = f32x4.add(
    f32x4.add(
      f32x4.mul(f32x4.mul(y, y), f32x4.splat(0.5053)),
      f32x4.mul(f32x4.mul(i, i), f32x4.splat(0.299)),
    ),
    f32x4.mul(f32x4.mul(q, q), f32x4.splat(0.1957)),
  );
  const error = 0.02 + limit * 0.00001;
  let bits = i32x4.bitmask(f32x4.gt(delta, f32x4.splat(<f32>(limit + error))));
  const unsure = i32x4.bitmask(f32x4.gt(delta, f32x4.splat(<f32>(limit - error)))) & ~bits;
  if (unsure) {
    if (unsure & 1) bits |= exact(i32x4.extract_lane(a, 0), i32x4.extract_lane(b, 0));
    if (unsure & 2) bits |= exact(i32x4.extract_lane(a, 1), i32x4.extract_lane(b, 1)) << 1;
    if (unsure & 4) bits |= exact(i32x4.extract_lane(a, 2), i32x4.extract_lane(b, 2)) << 2;
    if (unsure & 8) bits |= exact(i32x4.extract_lane(a, 3), i32x4.extract_lane(b, 3)) << 3;
  }
  return bits;
}

function exact(a: u32, b: u32): i32 {
  const full: u32 = 0xff000000;
  return a !== b && distance(a | full, b | full, 0) > limit ? 1 : 0;
}

/** Marks the pixels of two rows that are too far apart in `over`, and says how many there are. */
export function findOver(a: usize, b: usize, y: i32): i32 {
  if (a === b || (bppA === bppB && sameBytes(a, b, width * bppA))) return 0;
  memory.fill(over, 0, (width >> 2) + 1);
  return opaque ? findOpaque(a, b) : findBlended(a, b, y);
}

function findOpaque(a: usize, b: usize): i32 {
  let found = 0;
  for (let x = 0; x < width; x += 4) {
    const one = lanes(a + x * bppA, bppA);
    const other = lanes(b + x * bppB, bppB);
    if (!v128.any_true(v128.xor(one, other))) continue;
    let bits = overLanes(one, other);
    if (x + 4 > width) bits &= (1 << (width - x)) - 1;
    store<u8>(over + (x >> 2), <u8>bits);
    found += popcnt(bits);
  }
  return found;
}

function findBlended(a: usize, b: usize, y: i32): i32 {
  let found = 0;
  for (let x = 0; x < width; x++) {
    const one = pixel(a, x, bppA);
    const other = pixel(b, x, bppB);
    if (one === other || !(distance(one, other, (y * width + x) * 4) > limit)) continue;
    const at = over + (x >> 2);
    store<u8>(at, <u8>(<i32>load<u8>(at) | (1 << (x & 3))));
    found++;
  }
  return found;
}
