/** Where memory is free. */
export function freeFrom(): usize {
  return __heap_base;
}

function sum(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    f32x4.extract_lane(lanes, 2) +
    f32x4.extract_lane(lanes, 3)
  );
}

/** out[r][o] = bias[o] + the product of row r of x and row o of w. `inner` is a multiple of four; a bias of 0 is none. */
export function linear(x: usize, w: usize, bias: usize, out: usize, rows: i32, inner: i32, outer: i32): void {
  const bytes: usize = (<usize>inner) << 2;
  for (let o = 0; o < outer; o += 2) {
    const w0 = w + <usize>o * bytes;
    // The last of an odd number is computed twice.
    const second = min(o + 1, outer - 1);
    const w1 = w + <usize>second * bytes;
    const b0 = bias ? load<f32>(bias + ((<usize>o) << 2)) : 0;
    const b1 = bias ? load<f32>(bias + ((<usize>second) << 2)) : 0;
    let r = 0;
    for (; r + 4 <= rows; r += 4) {
      const x0 = x + <usize>r * bytes;
      const x1 = x0 + bytes;
      const x2 = x1 + bytes;
      const x3 = x2 + bytes;
      let a0 = f32x4.splat(0),
        a1 = f32x4.splat(0),
        a2 = f32x4.splat(0),
        a3 = f32x4.splat(0);
      let c0 = f32x4.splat(0),
        c1 = f32x4.splat(0),
        c2 = f32x4.splat(0),
        c3 = f32x4.splat(0);
      for (let i: usize = 0; i < bytes; i += 16) {
        const p = v128.load(w0 + i);
        const q = v128.load(w1 + i);
        const y0 = v128.load(x0 + i);
        const y1 = v128.load(x1 + i);
        const y2 = v128.load(x2 + i);
        const y3 = v128.load(x3 + i);
        a0 = f32x4.relaxed_madd(p, y0, a0);
        c0 = f32x4.relaxed_madd(q, y0, c0);
        a1 = f32x4.relaxed_madd(p, y1, a1);
        c1 = f32x4.relaxed_madd(q, y1, c1);
        a2 = f32x4.relaxed_madd(p, y2, a2);
        c2 = f32x4.relaxed_madd(q, y2, c2);
        a3 = f32x4.relaxed_madd(p, y3, a3);
        c3 = f32x4.relaxed_madd(q, y3, c3);
      }
      let at = out + ((<usize>(r * outer)) << 2);
      const line: usize = (<usize>outer) << 2;
      const left: usize = (<usize>o) << 2;
      const right: usize = (<usize>second) << 2;
      store<f32>(at + left, sum(a0) + b0);
      store<f32>(at + right, sum(c0) + b1);
      at += line;
      store<f32>(at + left, sum(a1) + b0);
      store<f32>(at + right, sum(c1) + b1);
      at += line;
      store<f32>(at + left, sum(a2) + b0);
      store<f32>(at + right, sum(c2) + b1);
      at += line;
      store<f32>(at + left, sum(a3) + b0);
      store<f32>(at + right, sum(c3) + b1);
    }
    for (; r < rows; r++) {
      const x0 = x + <usize>r * bytes;
      let a0 = f32x4.splat(0),
        c0 = f32x4.splat(0);
      for (let i: usize = 0; i < bytes; i += 16) {
        const y0 = v128.load(x0 + i);
        a0 = f32x4.relaxed_madd(v128.load(w0 + i), y0, a0);
        c0 = f32x4.relaxed_madd(v128.load(w1 + i), y0, c0);
      }
      const at = out + ((<usize>(r * outer)) << 2);
      store<f32>(at + ((<usize>o) << 2), sum(a0) + b0);
      store<f32>(at + ((<usize>second) << 2), sum(c0) + b1);
    }
  }
}

/**
 * Every row of `q` looks at the first `known` rows of `k` and takes of `v` what it looked at, each head by its own part of a row.
 * `scores` has room for `known` numbers; a head's part is a multiple of four numbers wide.
 */
export function attend(
  q: usize,
  k: usize,
  v: usize,
  out: usize,
  scores: usize,
  rows: i32,
  known: i32,
  size: i32,
  heads: i32,
): void {
  const line: usize = (<usize>size) << 2;
  const part: usize = line / <usize>heads;
  const scale: f32 = 1 / Mathf.sqrt(<f32>(size / heads));
  for (let row = 0; row < rows; row++)
    for (let head = 0; head < heads; head++) {
      const own: usize = <usize>row * line + <usize>head * part;
      let most: f32 = -f32.MAX_VALUE;
      for (let other = 0; other < known; other++) {
        const at = k + <usize>other * line + <usize>head * part;
        let lanes = f32x4.splat(0);
        for (let i: usize = 0; i < part; i += 16)
          lanes = f32x4.relaxed_madd(v128.load(q + own + i), v128.load(at + i), lanes);
        const score = sum(lanes) * scale;
        store<f32>(scores + ((<usize>other) << 2), score);
        if (score > most) most = score;
      }
      let total: f32 = 0;
      for (let other = 0; other < known; other++) {
        const at = scores + ((<usize>other) << 2);
        const share = Mathf.exp(load<f32>(at) - most);
        store<f32>(at, share);
        total += share;
      }
      for (let i: usize = 0; i < part; i += 16) {
        let lanes = f32x4.splat(0);
        for (let other = 0; other < known; other++) {
          const share = f32x4.splat(load<f32>(scores + ((<usize>other) << 2)));
          lanes = f32x4.relaxed_madd(
            share,
            v128.load(v + <usize>other * line + <usize>head * part + i),
            lanes,
          );
        }
        v128.store(out + own + i, f32x4.mul(lanes, f32x4.splat(1 / total)));
      }
    }
}
