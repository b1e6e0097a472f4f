import type { Decoded } from '../decode/decode-picture.ts';
import { findDifference } from './find-difference.ts';
import type { Memory } from './memory.ts';
import { openRows, type RowSource } from './row-source.ts';

/** The rows of two pictures in the kernel's memory. */
export interface LoadedRows {
  /** Addresses. Rows that are equal in both pictures have the same address, or 0 where nothing near them differs. */
  a: Uint32Array;
  b: Uint32Array;
  /** The numbers of the rows that differ, counted from the top in both. */
  differing: number[];
  isOpaque: boolean;
}

interface Pair {
  memory: Memory;
  one: RowSource;
  other: RowSource;
  length: number;
  height: number;
  differing: number[];
}

/** Smoothing of edges is judged by two rows above and below. */
const context = 2;

/** Loads rows of both from `y` on until they are equal again, and answers the first row that was not loaded. */
function loadUntilEqual({ memory, one, other, length, height, differing }: Pair, from: number): number {
  for (let y = from; y < height; y += 1) {
    one.load(y);
    other.load(y);
    const [at = 0, otherAt = 0] = [one.rows[y], other.rows[y]];
    if (memory.kernel.sameBytes(at, otherAt, length)) {
      other.rows[y] = at;
      return y + 1;
    }
    differing.push(y);
  }
  return height;
}

function loadEqual({ one, other }: Pair, from: number, to: number): void {
  for (let y = from; y < to; y += 1) {
    one.load(y);
    other.rows[y] = one.rows[y] ?? 0;
  }
}

/** Loads only what lies near differences, found by comparing the rows as they are stored. */
function loadNearDifferences(pair: Pair, before: Decoded, after: Decoded, gapless: boolean): void {
  const { one, height } = pair;
  for (let y = 0; y < height; ) {
    const next = findDifference(before, after, y, height);
    // What follows a difference belongs to its surroundings.
    const end = y === 0 ? 0 : Math.min(y + context, next, height);
    loadEqual(pair, y, end);
    if (next >= height) return;
    let start = Math.max(end, next - context);
    if (gapless && y > 0) start = end;
    while (start > end && !one.standsAlone(start)) start -= 1;
    loadEqual(pair, start, next);
    y = loadUntilEqual(pair, next);
  }
}

/** Whether rows can be compared as they are stored. */
function areAlike(before: Decoded, after: Decoded): boolean {
  return before.width === after.width && before.bpp === after.bpp && before.isFiltered === after.isFiltered;
}

function isOpaque(memory: Memory, rows: Uint32Array, { width, bpp }: Decoded): boolean {
  return bpp === 3 || rows.every((row) => row === 0 || Boolean(memory.kernel.isOpaque(row, width)));
}

function loadAll(source: RowSource): void {
  for (let y = 0; y < source.rows.length; y += 1) source.load(y);
}

/** Rows that do not lie in the same way are compared by their pixels. */
function listDiffering(pair: Pair, before: Decoded, after: Decoded, opaque: boolean): void {
  const { memory, one, other, height, differing } = pair;
  const { kernel } = memory;
  const width = Math.min(before.width, after.width);
  const nothing = memory.take(4);
  const scratch = memory.take(kernel.scratchBytes(width));
  kernel.begin(scratch, nothing, nothing, 0, width, before.bpp, after.bpp, 0, opaque);
  for (let y = 0; y < height; y += 1)
    if (kernel.countOver(one.rows[y] ?? 0, other.rows[y] ?? 0) > 0) differing.push(y);
}

/** Loads what is needed, each time anew; what was loaded before does not hold any longer. */
export type LoadRows = (gapless: boolean) => LoadedRows;

/**
 * Prepares to bring into memory what is needed to compare two pictures row by row; `gapless` also loads whatever lies between
 * the first and the last difference, and the ends of pictures of different height.
 */
export function openBoth(memory: Memory, before: Decoded, after: Decoded): LoadRows {
  const one = openRows(before, memory);
  const other = openRows(after, memory);
  const height = Math.min(before.height, after.height);
  return (gapless) => {
    const pair: Pair = { memory, one, other, length: before.width * before.bpp, height, differing: [] };
    one.rows.fill(0);
    other.rows.fill(0);
    const isAlike = areAlike(before, after) && !(gapless && before.height !== after.height);
    if (isAlike) {
      loadNearDifferences(pair, before, after, gapless);
    } else {
      loadAll(one);
      loadAll(other);
    }
    const opaque = isOpaque(memory, one.rows, before) && isOpaque(memory, other.rows, after);
    if (!isAlike) listDiffering(pair, before, after, opaque);
    return { a: one.rows, b: other.rows, differing: pair.differing, isOpaque: opaque };
  };
}
