import { UndoBar as Bar } from '../../shell/undo-bar.tsx';
import type { PendingDeletion } from './use-pending-deletion.ts';

/** Offers to bring back the test cases that were just deleted. */
export function UndoBar({ deletion: { waiting, undo, finish } }: { deletion: PendingDeletion }) {
  const [first] = waiting;
  const words = waiting.length === 1 ? `“${first?.title}” deleted.` : `${waiting.length} test cases deleted.`;
  return <Bar offer={first && { key: waiting.map(({ id }) => id).join(), words, undo, finish }} />;
}
