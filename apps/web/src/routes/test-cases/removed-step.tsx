import { ActionButton } from '../../ui/action-button.tsx';
import { Undo2 } from '../../ui/icons/index.ts';
import styles from './removed-step.module.css';

export const undoId = 'undo-removal';

/** Stands where a step was taken out, for taking that back. */
export function RemovedStep({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <li className={styles.bar}>
      <p className={styles.text}>
        Removed: <s>{text.trim()}</s>
      </p>
      <ActionButton id={undoId} onClick={onUndo}>
        <Undo2 size={16} aria-hidden="true" /> Undo
      </ActionButton>
    </li>
  );
}
