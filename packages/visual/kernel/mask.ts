/** Gives the pixels from `from` up to `to` of a row of two-bit pixels one value. */
export function fillSpan(row: usize, from: i32, to: i32, value: i32): void {
  const all = <u8>(value * 0x55);
  let x = from;
  for (; x < to && x & 3; x++) put(row, x, value);
  if (x + 4 <= to) {
    const bytes = (to - x) >> 2;
    memory.fill(row + (x >> 2), all, bytes);
    x += bytes << 2;
  }
  for (; x < to; x++) put(row, x, value);
}

function put(row: usize, x: i32, value: i32): void {
  const at = row + (x >> 2);
  const shift = 6 - ((x & 3) << 1);
  store<u8>(at, <u8>((<i32>load<u8>(at) & ~(3 << shift)) | (value << shift)));
}

/** How many pixels of a row count as changed: those with an odd value; `cells` gets a 1 for every eight pixels with such. */
export function countRow(row: usize, pixels: i32, cells: usize): i32 {
  let found = 0;
  const bytes = (pixels + 3) >> 2;
  for (let i = 0; i < bytes; i += 2) {
    const odd: i32 = load<u8>(row + i) & 0x55;
    const next: i32 = i + 1 < bytes ? load<u8>(row + i + 1) & 0x55 : 0;
    if ((odd | next) === 0) continue;
    found += popcnt(odd) + popcnt(next);
    store<u8>(cells + (i >> 1), 1);
  }
  return found;
}
