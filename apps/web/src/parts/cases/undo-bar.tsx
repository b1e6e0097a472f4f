import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useCountdown } from '../../shell/use-countdown.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from './undo-bar.module.css';
import type { PendingDeletion } from './use-pending-deletion.ts';

const timeToUndo = 8000;

/** Offers to bring back what was just deleted. */
export function UndoBar({ deletion }: { deletion: PendingDeletion }) {
  const { waiting } = deletion;
  return (
    <div className={styles.place} role="status">
      {waiting.length > 0 && <Offer key={waiting.map(({ id }) => id).join()} deletion={deletion} />}
    </div>
  );
}

function Offer({ deletion: { waiting, undo, finish } }: { deletion: PendingDeletion }) {
  const bar = useRef<HTMLDivElement>(null);
  useCountdown(timeToUndo, bar, finish);
  const [first] = waiting;
  return (
    <div className={styles.bar} ref={bar}>
      <span className={styles.words}>
        {waiting.length === 1 ? `“${first?.title}” deleted.` : `${waiting.length} test cases deleted.`}
      </span>
      <ActionButton onClick={undo}>
        <Undo2 size={16} aria-hidden="true" /> Undo
      </ActionButton>
    </div>
  );
}
