import { Undo2 } from 'lucide-react';
import { ActionButton } from '../../ui/action-button.tsx';
import type { Draft } from './draft.ts';
import styles from './removed-steps.module.css';

export const undoId = 'undo-removal';

/** What was taken out last, for taking it back. */
export function RemovedSteps({ removed, onUndo }: { removed: Draft['removed']; onUndo: () => void }) {
  const last = removed.at(-1);
  if (!last) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.text}>
        Removed: <q>{last.line.text.trim()}</q>
      </p>
      <ActionButton id={undoId} onClick={onUndo}>
        <Undo2 size={16} aria-hidden="true" /> Undo
      </ActionButton>
    </div>
  );
}
