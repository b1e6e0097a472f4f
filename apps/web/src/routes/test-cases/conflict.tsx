import { GitFork } from 'lucide-react';
import { ActionButton } from '../../ui/action-button.tsx';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './conflict.module.css';
import type { Editing } from './use-editing.ts';

/** When somebody else saved in between: both versions stay within reach until one is chosen. */
export function Conflict({ editing }: { editing: Editing }) {
  const { other, setAside, isSaving, loadOther, bringBack, letGo, save } = editing;
  return (
    <div role="alert">
      {other && (
        <div className={styles.panel}>
          <GitFork className={styles.icon} size={20} aria-hidden="true" />
          <div>
            <p className={styles.text}>
              <strong>This test case was changed elsewhere</strong> <Moment at={other.updated_at} />. Nothing
              was saved, and what you typed is still here.
            </p>
            <div className={styles.actions}>
              <ActionButton onClick={loadOther}>Load the other version</ActionButton>
              <ActionButton disabled={isSaving} onClick={() => void save()}>
                Save mine over it
              </ActionButton>
            </div>
          </div>
        </div>
      )}
      {setAside && (
        <div className={styles.panel}>
          <GitFork className={styles.icon} size={20} aria-hidden="true" />
          <div>
            <p className={styles.text}>This is the other version. What you typed is kept aside.</p>
            <div className={styles.actions}>
              <ActionButton onClick={bringBack}>Bring mine back</ActionButton>
              <ActionButton onClick={letGo}>Discard mine</ActionButton>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
