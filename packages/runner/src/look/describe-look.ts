import type { PictureRegion, PictureShift } from '@assay/contract';
import type { ComparisonStatus } from '@assay/contract/choices';

/** What a comparison counted. */
export interface LookCounts {
  status: ComparisonStatus;
  diffPercentage: number;
  diffPixels: number;
  /** A fraction of all pixels. */
  threshold: number;
  regions: readonly PictureRegion[];
  shifts: readonly PictureShift[];
}

const whole = new Intl.NumberFormat('en');
const precise = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

function tellPercent(percent: number): string {
  return percent > 0 && percent < 0.01 ? 'less than 0.01 %' : `${precise.format(percent)} %`;
}

function count(number: number, one: string, many: string): string {
  return `${whole.format(number)} ${number === 1 ? one : many}`;
}

function tellShift({ kind, y, rows }: PictureShift): string {
  return `${count(rows, 'row', 'rows')} ${kind === 'inserted' ? 'came in' : 'went'} at ${whole.format(y)}`;
}

/** What a comparison showed, as a part of a sentence. */
export function describeLook(result: LookCounts, what: string): string {
  const { status, diffPercentage, diffPixels, threshold, regions, shifts } = result;
  if (status === 'new') return `${what} is kept as the baseline; there was nothing to compare with yet`;
  if (diffPixels === 0 && shifts.length === 0 && status === 'passed') return `${what} looks the same`;
  const places = regions.length > 0 ? ` in ${count(regions.length, 'place', 'places')}` : '';
  const changed = `${tellPercent(diffPercentage)} of ${what} changed: ${count(diffPixels, 'pixel', 'pixels')}${places}`;
  const all = [changed, ...shifts.map(tellShift)].join('; ');
  return status === 'passed'
    ? `${all}, which is within the tolerance of ${tellPercent(threshold * 100)}`
    : all;
}
