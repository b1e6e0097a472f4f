/** Four pixels from `p` on as lanes of red, green, blue and nothing; up to four bytes more are read. */
export function lanes(p: usize, bpp: i32): v128 {
  if (bpp === 3) {
    return i8x16.swizzle(v128.load(p), i8x16(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1));
  }
  return v128.and(v128.load(p), i32x4.splat(0xffffff));
}

/** One pixel with its alpha. */
export function pixel(row: usize, x: i32, bpp: i32): u32 {
  if (bpp === 3) return (load<u32>(row + x * 3) & 0xffffff) | 0xff000000;
  return load<u32>(row + x * 4);
}

/** The pixel's distance from its background, which pixelmatch paints as a pattern by place. */
function background(k: i32, part: f64): f64 {
  return 48 + 159 * <f64>(<i32>(<f64>k / part) % 2);
}

export let dr: f64 = 0;
export let dg: f64 = 0;
export let db: f64 = 0;

/** Leaves the differences of two pixels' channels in `dr`, `dg` and `db`; `k` is four times the place of the first. */
export function subtract(one: u32, other: u32, k: i32): void {
  const r1 = <f64>(one & 255);
  const g1 = <f64>((one >> 8) & 255);
  const b1 = <f64>((one >> 16) & 255);
  const a1 = <f64>(one >> 24);
  const r2 = <f64>(other & 255);
  const g2 = <f64>((other >> 8) & 255);
  const b2 = <f64>((other >> 16) & 255);
  const a2 = <f64>(other >> 24);
  if (a1 === 255 && a2 === 255) {
    dr = r1 - r2;
    dg = g1 - g2;
    db = b1 - b2;
    return;
  }
  const da = a1 - a2;
  dr = (r1 * a1 - r2 * a2 - 48 * da) / 255;
  dg = (g1 * a1 - g2 * a2 - background(k, 1.618033988749895) * da) / 255;
  db = (b1 * a1 - b2 * a2 - background(k, 2.618033988749895) * da) / 255;
}

/** The squared YIQ distance, calculated in the same order as pixelmatch does, so that not even rounding differs. */
export function distance(one: u32, other: u32, k: i32): f64 {
  subtract(one, other, k);
  const y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
  const i = dr * 0.59597799 - dg * 0.2741761 - db * 0.32180189;
  const q = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}
