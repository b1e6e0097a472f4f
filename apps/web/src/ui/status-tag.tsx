import type { TestCaseStatus } from '@assay/contract/choices';
import { Tag } from './tag.tsx';

const tones = { draft: 'plain', generated: 'info', active: 'pass', completed: 'teal' } as const;

const meanings: Record<TestCaseStatus, string> = {
  draft: 'Saved, but not one of its steps was understood yet.',
  generated: 'It has steps and has never run.',
  active: 'It ran, and its last run did not pass.',
  completed: 'Its last run passed.',
};

/** How far a test case is. */
export function StatusTag({ status }: { status: TestCaseStatus }) {
  return (
    <span title={meanings[status]}>
      <Tag tone={tones[status]}>{status}</Tag>
    </span>
  );
}
