import pixelmatch from 'pixelmatch';
import type { Kernel } from './kernel.ts';
import { unfilterPlainly } from './unfilter-plainly.ts';

interface Task {
  rowsA: number[];
  rowsB: number[];
  width: number;
  bppA: number;
  bppB: number;
  threshold: number;
  /** pixelmatch's own picture of the differences, once it was asked for. */
  painted?: Uint8Array;
}

/** The same without WebAssembly, many times slower: for places where the kernel was not built. pixelmatch itself counts. */
export function makePlainKernel(): Kernel {
  let memory = new Uint8Array(1 << 16);
  let task: Task = { rowsA: [], rowsB: [], width: 0, bppA: 4, bppB: 4, threshold: 0 };

  function copyPixels(row: number, bpp: number, width: number, to: Uint8Array, at: number): void {
    for (let x = 0; x < width; x += 1) {
      for (let part = 0; part < bpp; part += 1) to[at + x * 4 + part] = memory[row + x * bpp + part] ?? 0;
      if (bpp === 3) to[at + x * 4 + 3] = 255;
    }
  }

  function gather(rows: readonly number[], bpp: number): Uint8Array {
    const { width } = task;
    const picture = new Uint8Array(rows.length * width * 4);
    for (const [y, row] of rows.entries()) if (row > 0) copyPixels(row, bpp, width, picture, y * width * 4);
    return picture;
  }

  function paint(): Uint8Array {
    const { rowsA, rowsB, width, bppA, bppB, threshold } = task;
    const painted = new Uint8Array(rowsA.length * width * 4);
    pixelmatch(gather(rowsA, bppA), gather(rowsB, bppB), painted, width, rowsA.length, { threshold });
    return painted;
  }

  return {
    reserve(bytes) {
      if (bytes <= memory.length) return;
      const larger = new Uint8Array(bytes);
      larger.set(memory);
      memory = larger;
    },
    bytes: () => memory,
    freeFrom: () => 16,
    unfilterRow: (row, prev, filter, bytes, bpp) => unfilterPlainly(memory, row, prev, filter, bytes, bpp),
    sameBytes: (one, other, bytes) =>
      Buffer.compare(memory.subarray(one, one + bytes), memory.subarray(other, other + bytes)) === 0,
    isOpaque(row, width) {
      for (let x = 0; x < width; x += 1) if (memory[row + x * 4 + 3] !== 255) return false;
      return true;
    },
    signRow(row, width, bpp) {
      let sum = 0x1234567;
      for (let i = 0; i < width * bpp; i += 1)
        if (i % bpp < 3) sum = Math.imul(sum ^ ((memory[row + i] ?? 0) >> 3), 0x01000193);
      return sum >>> 0;
    },
    scratchBytes: () => 0,
    begin(_scratch, rowsA, rowsB, pairs, width, bppA, bppB, threshold) {
      const read = (at: number) => [...new Uint32Array(memory.buffer, at, pairs)];
      task = { rowsA: read(rowsA), rowsB: read(rowsB), width, bppA, bppB, threshold };
    },
    compareRow(y, out) {
      task.painted ??= paint();
      let changed = 0;
      for (let x = 0; x < task.width; x += 1) {
        const at = (y * task.width + x) * 4;
        // Grey is as before, red changed, yellow only smoothed otherwise.
        if (task.painted[at] === task.painted[at + 2]) continue;
        const value = task.painted[at + 1] === 0 ? 1 : 2;
        if (value === 1) changed += 1;
        const byte = out + (x >> 2);
        memory[byte] = (memory[byte] ?? 0) | (value << (6 - (x & 3) * 2));
      }
      return changed;
    },
    countOver(rowA, rowB) {
      const { width, bppA, bppB, threshold } = task;
      const one = new Uint8Array(width * 4);
      const other = new Uint8Array(width * 4);
      copyPixels(rowA, bppA, width, one, 0);
      copyPixels(rowB, bppB, width, other, 0);
      return pixelmatch(one, other, undefined, width, 1, { threshold, includeAA: true });
    },
    fillSpan(row, from, to, value) {
      for (let x = from; x < to; x += 1) {
        const shift = 6 - (x & 3) * 2;
        const byte = row + (x >> 2);
        memory[byte] = ((memory[byte] ?? 0) & ~(3 << shift)) | (value << shift);
      }
    },
    countRow(row, width, cells) {
      let found = 0;
      for (let x = 0; x < width; x += 1) {
        if ((((memory[row + (x >> 2)] ?? 0) >> (6 - (x & 3) * 2)) & 1) === 0) continue;
        found += 1;
        memory[cells + (x >> 3)] = 1;
      }
      return found;
    },
  };
}
