import type { Size } from '../picture/types.ts';
import type { Memory } from '../rows/memory.ts';
import type { Span } from './ignored.ts';

/** What a pixel of the mask says; odd values count as changed. */
export const marks = { same: 0, changed: 1, smoothed: 2, inserted: 3 } as const;

/** A picture of two bits per pixel in the kernel's memory, as the rows of an unfiltered PNG. */
export interface Mask extends Size {
  /** Bytes of a row with its filter number. */
  step: number;
  /** The address of a row's pixels. */
  row(y: number): number;
  /** Takes out of a row what is ignored, and counts what is left. */
  finish(y: number, ignored: readonly Span[]): number;
  /** A copy of all rows. */
  copy(): Buffer;
  /** One byte for each eight by eight pixels: whether something in them changed. */
  cells(): Uint8Array;
  columns: number;
}

export function makeMask(memory: Memory, { width, height }: Size): Mask {
  const { kernel } = memory;
  const step = 1 + Math.ceil(width / 4);
  const columns = Math.ceil(width / 8);
  const cellBytes = columns * Math.ceil(height / 8);
  const at = memory.takeZeros(step * height);
  const cellsAt = memory.takeZeros(cellBytes);
  const row = (y: number) => at + y * step + 1;
  return {
    width,
    height,
    step,
    columns,
    row,
    finish(y, ignored) {
      for (const [from, to] of ignored) kernel.fillSpan(row(y), from, to, marks.same);
      return kernel.countRow(row(y), width, cellsAt + (y >> 3) * columns);
    },
    copy: () => Buffer.from(kernel.bytes().subarray(at, at + step * height)),
    cells: () => kernel.bytes().slice(cellsAt, cellsAt + cellBytes),
  };
}
