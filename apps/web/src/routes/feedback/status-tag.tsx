import type { OwnerFeedbackStatus } from '@assay/contract/choices';
import { Tag } from '../../ui/tag.tsx';
import { nameOf } from './feedback-input.ts';

const tones = { open: 'info', in_progress: 'warn', resolved: 'pass', closed: 'plain' } as const;

export function StatusTag({ status }: { status: OwnerFeedbackStatus }) {
  return <Tag tone={tones[status]}>{nameOf(status)}</Tag>;
}
