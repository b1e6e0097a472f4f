import type { PictureRegion, PictureShift } from '@assay/contract';
import type { Decoded } from '../decode/decode-picture.ts';
import { countCovered, spansAt } from '../mask/ignored.ts';
import { type Mask, marks } from '../mask/mask.ts';
import type { Alignment } from '../rows/fill-gaps.ts';
import type { LoadedRows } from '../rows/load-rows.ts';
import type { Memory } from '../rows/memory.ts';

/** Two pictures whose rows are in memory, and how they are to be compared. */
export interface Subject {
  memory: Memory;
  before: Decoded;
  after: Decoded;
  rows: LoadedRows;
  pixelThreshold: number;
  ignore: readonly PictureRegion[];
}

/** Tells the kernel which pairs of rows are compared; both lists are equally long. */
export function beginPairs(subject: Subject, a: Uint32Array, b: Uint32Array): void {
  const { memory, before, after, rows, pixelThreshold } = subject;
  const { kernel } = memory;
  const width = Math.min(before.width, after.width);
  const [atA, atB] = [memory.take(a.byteLength), memory.take(b.byteLength)];
  const scratch = memory.take(kernel.scratchBytes(width));
  const bytes = kernel.bytes();
  bytes.set(new Uint8Array(a.buffer, a.byteOffset, a.byteLength), atA);
  bytes.set(new Uint8Array(b.buffer, b.byteOffset, b.byteLength), atB);
  kernel.begin(scratch, atA, atB, a.length, width, before.bpp, after.bpp, pixelThreshold, rows.isOpaque);
}

/** Compares row by row from the top. What lies in only one of the pictures has changed. Answers how many pixels did. */
export function comparePlainly(subject: Subject, mask: Mask): number {
  const { memory, before, after, rows, ignore } = subject;
  const { kernel } = memory;
  const shared = Math.min(before.height, after.height);
  beginPairs(subject, rows.a.slice(0, shared), rows.b.slice(0, shared));
  let changed = 0;
  for (let y = 0; y < mask.height; y += 1) {
    const widths = [y < before.height ? before.width : 0, y < after.height ? after.width : 0];
    const [inBoth, inOne] = [Math.min(...widths), Math.max(...widths)];
    let found = inOne - inBoth;
    if (y < shared && rows.a[y] !== rows.b[y]) found += kernel.compareRow(y, mask.row(y));
    if (found === 0) continue;
    kernel.fillSpan(mask.row(y), inBoth, inOne, marks.changed);
    changed += mask.finish(y, spansAt(ignore, mask.width, y));
  }
  return changed;
}

export interface AlignedCount {
  /** Pixels of rows that came in or went. */
  moved: number;
  /** Pixels that changed in rows that belong together. */
  changed: number;
}

/** Compares the rows that belong together; rows that came in or went have changed as a whole. */
export function compareAligned(subject: Subject, { pairs, shifts }: Alignment, mask: Mask): AlignedCount {
  const { memory, rows, ignore } = subject;
  const { kernel } = memory;
  const { width } = mask;
  beginPairs(
    subject,
    Uint32Array.from(pairs, ({ a }) => rows.a[a] ?? 0),
    Uint32Array.from(pairs, ({ b }) => rows.b[b] ?? 0),
  );
  let changed = 0;
  for (const [index, { a, b }] of pairs.entries()) {
    if (rows.a[a] === rows.b[b] || kernel.compareRow(index, mask.row(b)) === 0) continue;
    changed += mask.finish(b, spansAt(ignore, width, a));
  }
  return { changed, moved: shifts.reduce((sum, shift) => sum + countShift(subject, shift, pairs, mask), 0) };
}

/** Marks rows that came in, and counts them or those that went, without what is ignored of them. */
function countShift(
  { memory, ignore }: Subject,
  { kind, y, rows }: PictureShift,
  pairs: Alignment['pairs'],
  mask: Mask,
): number {
  const { width } = mask;
  let counted = 0;
  if (kind === 'removed') {
    for (let row = y; row < y + rows; row += 1) counted += width - countCovered(spansAt(ignore, width, row));
    return counted;
  }
  const above = baselineRowBefore(pairs, y);
  for (let row = y; row < y + rows; row += 1) {
    memory.kernel.fillSpan(mask.row(row), 0, width, marks.inserted);
    counted += mask.finish(row, spansAt(ignore, width, above, above + 1));
  }
  return counted;
}

/** The row of the baseline that belongs to the last row above this one; -1 at the top. */
function baselineRowBefore(pairs: Alignment['pairs'], y: number): number {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle]?.b ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return pairs[low - 1]?.a ?? -1;
}
