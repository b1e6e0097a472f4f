import { formatExactly } from '../../../ui/format-figures.ts';

/** A rate as messages have it: one decimal where there is one. */
export function writeRate(percent: number): string {
  return String(Number(percent.toFixed(1)));
}

/** “1 request”, “2,000 requests”. */
export function countOf(count: number, what: string): string {
  return `${formatExactly(count)} ${what}${count === 1 ? '' : 's'}`;
}
