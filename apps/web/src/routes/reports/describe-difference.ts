import { formatDuration } from '../../ui/run/format-duration.ts';

/** How much longer or shorter the second took; empty where one was not timed, or where it is next to nothing. */
export function describeDifference(
  first: number | null | undefined,
  second: number | null | undefined,
): string {
  if (first === null || first === undefined || second === null || second === undefined) return '';
  const apart = Math.abs(second - first);
  if (first <= 0 || apart / first < 0.05) return '';
  const percent = Math.round((100 * apart) / first);
  return `${formatDuration(apart)} ${second > first ? 'slower' : 'faster'} (${percent}%)`;
}
