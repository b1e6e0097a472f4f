import type { PictureRegion, PictureShift } from '@assay/contract';
import type { Band } from './line-up.ts';
import type { Size } from './view.ts';

const exact = new Intl.NumberFormat('en');

export function describeBand({ kind, rows }: Pick<Band, 'kind' | 'rows'>): string {
  const count = rows === 1 ? '1 row' : `${exact.format(rows)} rows`;
  return kind === 'inserted' ? `${count} came in` : `${count} went`;
}

/** What moved the rest of the page, as a sentence. */
export function describeShift(shift: PictureShift): string {
  const place =
    shift.kind === 'inserted'
      ? `at row ${exact.format(shift.y)}`
      : `at row ${exact.format(shift.y)} of the baseline`;
  const rest = shift.kind === 'inserted' ? 'moved down' : 'moved up';
  return `${describeBand(shift)} ${place}; what is below ${rest} and was compared where it is now.`;
}

export function describeSizeChange(before: Size, after: Size): string | null {
  if (before.width === after.width && before.height === after.height) return null;
  const parts = [
    describeSide('wider', 'narrower', after.width - before.width),
    describeSide('taller', 'shorter', after.height - before.height),
  ].filter((part) => part !== null);
  return `The picture is ${parts.join(' and ')}: ${formatSize(after)} instead of ${formatSize(before)}.`;
}

function describeSide(more: string, less: string, by: number): string | null {
  if (by === 0) return null;
  return `${exact.format(Math.abs(by))} px ${by > 0 ? more : less}`;
}

export function formatSize({ width, height }: Size): string {
  return `${exact.format(width)} × ${exact.format(height)}`;
}

/** As it is announced. */
export function describeRegion(region: PictureRegion, place: number, count: number): string {
  const { x, y, width, height } = region;
  return `Change ${place + 1} of ${count}: ${width} by ${height} pixels, ${x} from the left, ${y} from the top.`;
}
