import { compareDecoded, type Difference, sizeOfBoth } from './compare/compare-decoded.ts';
import { type Decoded, decodePicture } from './decode/decode-picture.ts';
import { inspectHead } from './inspect/inspect-picture.ts';
import { loadKernels, useKernel } from './kernel/load-kernel.ts';
import { encodeMask } from './mask/encode-mask.ts';
import { countIgnored } from './mask/ignored.ts';
import type { CompareOptions, PictureComparison, Size } from './picture/types.ts';

const nothing: Difference = { isEqual: true, diffPixels: 0, regions: [], shifts: [], rows: null };

async function describe(
  before: Size,
  after: Size,
  difference: Difference,
  { threshold = 0, ignore = [] }: CompareOptions,
): Promise<PictureComparison> {
  const size = sizeOfBoth(before, after);
  const totalPixels = size.width * size.height;
  const { isEqual, diffPixels, regions, shifts, rows } = difference;
  return {
    passed: diffPixels <= threshold * totalPixels,
    isEqual,
    diffPixels,
    totalPixels,
    diffPercentage: (diffPixels / totalPixels) * 100,
    ignoredPixels: countIgnored(ignore, size),
    regions,
    shifts,
    baseline: { width: before.width, height: before.height },
    current: { width: after.width, height: after.height },
    diff: rows && (await encodeMask(rows, size)),
  };
}

/** A file that is the same byte by byte needs no decoding, but it must be a picture. */
export function describeEqual(bytes: Uint8Array, options: CompareOptions): Promise<PictureComparison> {
  const size = inspectHead(bytes);
  return describe(size, size, nothing, options);
}

export async function compareBoth(
  before: Decoded,
  after: Decoded,
  options: CompareOptions,
): Promise<PictureComparison> {
  const make = await loadKernels();
  const difference = useKernel(make, (kernel) => compareDecoded(kernel, before, after, options));
  return describe(before, after, difference, options);
}

/** Compares two encoded pictures, the accepted one and the new one. */
export async function comparePictures(
  baseline: Uint8Array,
  current: Uint8Array,
  options: CompareOptions = {},
): Promise<PictureComparison> {
  if (Buffer.compare(baseline, current) === 0) return describeEqual(current, options);
  const [before, after] = await Promise.all([decodePicture(baseline), decodePicture(current, 'here')]);
  return compareBoth(before, after, options);
}
