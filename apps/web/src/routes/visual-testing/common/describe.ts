import type { ComparisonRecord } from '@assay/contract';
import type { ComparisonStatus, ReviewState } from '@assay/contract/choices';
import { formatPercent } from '../../../ui/format-figures.ts';

/** A difference in percent. What is not nothing never reads as nothing. */
export function formatDifference(percent: number): string {
  return percent > 0 && percent < 0.1 ? '<0.1%' : formatPercent(percent);
}

/** A threshold as people read it: the fraction times 100, without needless digits. */
export function formatThreshold(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`;
}

export const statusWords: Record<ComparisonStatus, string> = {
  passed: 'Passed',
  failed: 'Failed',
  new: 'New',
};

export const reviewWords: Record<ReviewState, string> = {
  none: 'Nothing to decide',
  waiting: 'Waiting for review',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** In which browser and window a picture was taken, as far as this is known. */
export function describeSurroundings({
  browser,
  viewport,
}: Pick<ComparisonRecord, 'browser' | 'viewport'>): string {
  return [browser, viewport.replace('x', ' × ')].filter(Boolean).join(', ');
}

/** “12 comparisons”, “1 comparison”. */
export function nameAmount(amount: number, one: string, several = `${one}s`): string {
  return `${new Intl.NumberFormat('en').format(amount)} ${amount === 1 ? one : several}`;
}
