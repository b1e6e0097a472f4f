import type { PictureRegion, PictureShift } from '@assay/contract';
import type { Decoded } from '../decode/decode-picture.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findRegions } from '../mask/find-regions.ts';
import { type Mask, makeMask } from '../mask/mask.ts';
import type { CompareOptions, Size } from '../picture/types.ts';
import { type LoadRows, openBoth } from '../rows/load-rows.ts';
import { makeMemory } from '../rows/memory.ts';
import { findAlignments } from './find-alignments.ts';
import { type AlignedCount, compareAligned, comparePlainly, type Subject } from './passes.ts';

export interface Difference {
  isEqual: boolean;
  diffPixels: number;
  regions: PictureRegion[];
  shifts: PictureShift[];
  /** The rows of the mask; null where nothing counts as changed. */
  rows: Buffer | null;
}

export function sizeOfBoth(one: Size, other: Size): Size {
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
}

/** Less than this is looked at as it is. */
const leastFraction = 0.01;

/** Whether rows that moved could be why so much changed: one row that came in is as much as a row of changed pixels. */
function isWorthAligning({ before, after, rows }: Subject, changed: number): boolean {
  if (before.width !== after.width || changed <= before.width) return false;
  if (before.height !== after.height) return true;
  if (changed < before.width * before.height * leastFraction) return false;
  const { differing } = rows;
  const [first = 0, last = 0] = [differing[0], differing.at(-1)];
  return differing.length * 8 >= last - first;
}

/** Whether rows are missing between the first and the last that differ, or at the end. */
function hasGaps({ before, after, rows: { a, differing } }: Subject): boolean {
  if (before.height !== after.height) return true;
  return a.subarray(differing[0], differing.at(-1)).includes(0);
}

interface Explanation {
  changed: number;
  mask: Mask;
  shifts: PictureShift[];
}

/** With so few pieces, an explanation that leaves a little less is taken too. */
const fewShifts = 4;

/** Half as many changed pixels; or a fifth fewer by a few pieces that moved. */
function explainsMore({ changed, moved }: AlignedCount, pieces: number, plain: number): boolean {
  const left = changed + moved;
  return left * 2 <= plain || (left * 5 <= plain * 4 && pieces <= fewShifts);
}

/** What changed if rows that moved are put beside each other; undefined where that does not explain clearly more. */
function explainByShifts(subject: Subject, load: LoadRows, changed: number): Explanation | undefined {
  const { memory, before, after } = subject;
  const whole = { ...subject, rows: hasGaps(subject) ? load(true) : subject.rows };
  for (const alignment of findAlignments(whole)) {
    const mask = makeMask(memory, sizeOfBoth(before, after));
    const count = compareAligned(whole, alignment, mask);
    if (explainsMore(count, alignment.shifts.length, changed))
      return { changed: count.changed + count.moved, mask, shifts: alignment.shifts };
  }
  return undefined;
}

function describe({ changed, mask, shifts }: Explanation): Difference {
  if (changed === 0) return { isEqual: false, diffPixels: 0, regions: [], shifts, rows: null };
  const rows = mask.copy();
  const isChanged = (x: number, y: number) =>
    (((rows[y * mask.step + 1 + (x >> 2)] ?? 0) >> (6 - (x & 3) * 2)) & 1) === 1;
  return { isEqual: false, diffPixels: changed, regions: findRegions(mask, isChanged), shifts, rows };
}

/** Compares two pictures that are decoded. */
export function compareDecoded(
  kernel: Kernel,
  before: Decoded,
  after: Decoded,
  { pixelThreshold = 0.1, ignore = [], alignRows = true }: CompareOptions,
): Difference {
  const memory = makeMemory(kernel);
  const load = openBoth(memory, before, after);
  const rows = load(false);
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && rows.differing.length === 0)
    return { isEqual: true, diffPixels: 0, regions: [], shifts: [], rows: null };
  const subject: Subject = { memory, before, after, rows, pixelThreshold, ignore };
  const mask = makeMask(memory, sizeOfBoth(before, after));
  const changed = comparePlainly(subject, mask);
  const shifted =
    alignRows && isWorthAligning(subject, changed) ? explainByShifts(subject, load, changed) : undefined;
  return describe(shifted ?? { changed, mask, shifts: [] });
}
