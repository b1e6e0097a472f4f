import type { Decoded } from '../decode/decode-picture.ts';
import type { Memory } from './memory.ts';

/** Brings rows of one picture into the kernel's memory; each must come after the one above it, unless it stands for itself. */
export interface RowSource {
  /** The addresses of the rows that were loaded, 0 for others. */
  rows: Uint32Array;
  load(y: number): void;
  /** Whether a row can be read without the one above it. */
  standsAlone(y: number): boolean;
}

export function openRows({ width, height, bpp, bytes, isFiltered }: Decoded, memory: Memory): RowSource {
  const { kernel } = memory;
  const length = width * bpp;
  const stride = (length + 16) & ~15;
  const base = memory.take(stride * height + 16);
  const zeros = memory.takeZeros(length);
  const step = isFiltered ? length + 1 : length;
  const rows = new Uint32Array(height);
  const filterOf = (y: number) => (isFiltered ? (bytes[y * step] ?? 0) : 0);
  return {
    rows,
    load(y) {
      const at = base + y * stride;
      const from = y * step + (isFiltered ? 1 : 0);
      kernel.bytes().set(bytes.subarray(from, from + length), at);
      const filter = filterOf(y);
      if (filter > 0) kernel.unfilterRow(at, rows[y - 1] || zeros, filter, length, bpp);
      rows[y] = at;
    },
    standsAlone: (y) => filterOf(y) < 2,
  };
}
