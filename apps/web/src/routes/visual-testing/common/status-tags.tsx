import type { ComparisonStatus, ReviewState } from '@assay/contract/choices';
import { Tag } from '../../../ui/tag.tsx';
import { reviewWords, statusWords } from './describe.ts';

const tones = { passed: 'pass', failed: 'fail', new: 'plain' } as const;
const meanings: Record<ComparisonStatus, string> = {
  passed: 'It looks like its baseline.',
  failed: 'It differs from its baseline by more than the threshold allows.',
  new: 'There was nothing to compare with: it became the baseline.',
};

/** How a comparison ended. */
export function ComparisonTag({ status }: { status: ComparisonStatus }) {
  return (
    <span title={meanings[status]}>
      <Tag tone={tones[status]}>{statusWords[status]}</Tag>
    </span>
  );
}

const reviewTones = { waiting: 'warn', approved: 'teal', rejected: 'plain' } as const;

/** What was decided about a difference; nothing where there is nothing to decide. */
export function ReviewTag({ review }: { review: ReviewState }) {
  return review === 'none' ? null : <Tag tone={reviewTones[review]}>{reviewWords[review]}</Tag>;
}
