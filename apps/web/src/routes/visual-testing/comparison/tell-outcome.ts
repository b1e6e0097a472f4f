import type { ComparisonDetail } from '@assay/contract';
import { formatThreshold } from '../common/describe.ts';

type Told = Pick<ComparisonDetail, 'status' | 'review' | 'diff_pixels' | 'threshold'> & {
  regions: readonly unknown[];
};

/** What a comparison came to and what became of it, as one sentence. */
export function tellOutcome({ status, review, diff_pixels, threshold, regions }: Told): string {
  if (status === 'new') {
    return 'There was nothing to compare with: this picture became the baseline for those to come.';
  }
  if (diff_pixels === 0) return 'No pixel differs from the accepted picture.';
  const changes = regions.length === 1 ? 'One area changed' : `${regions.length} areas changed`;
  if (status === 'passed') {
    return `${changes}, by no more than the threshold of ${formatThreshold(threshold)} lets pass.`;
  }
  const decided = {
    none: '',
    waiting: ' Is this how it should look? Approve it, or reject it if it is a fault.',
    approved: ' It was approved.',
    rejected: ' It was rejected: the baseline stayed as it is.',
  }[review];
  const limit =
    threshold > 0 ? `, by more than the threshold of ${formatThreshold(threshold)} lets pass` : '';
  return `${changes}${limit}.${decided}`;
}
