function nearest(a: number, b: number, c: number): number {
  const pa = Math.abs(b - c);
  const pb = Math.abs(a - c);
  const pc = Math.abs(a + b - 2 * c);
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
}

/** Undoes a PNG filter in place, byte by byte. */
export function unfilterPlainly(
  memory: Uint8Array,
  row: number,
  prev: number,
  filter: number,
  bytes: number,
  bpp: number,
): void {
  for (let i = 0; i < bytes; i += 1) {
    const left = i < bpp ? 0 : (memory[row + i - bpp] ?? 0);
    const above = memory[prev + i] ?? 0;
    const corner = i < bpp ? 0 : (memory[prev + i - bpp] ?? 0);
    const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter] ?? 0;
    memory[row + i] = (memory[row + i] ?? 0) + guess;
  }
}
