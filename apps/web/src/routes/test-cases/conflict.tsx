import { useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { GitFork } from '../../ui/icons/index.ts';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './conflict.module.css';
import type { Editing } from './use-editing.ts';

/** When somebody else saved in between: both versions stay within reach until one is chosen. */
export function Conflict({ editing }: { editing: Editing }) {
  const { other, setAside, isSaving, loadOther, bringBack, letGo, saveOver } = editing;
  const panel = useRef<HTMLDivElement>(null);

  // Whoever saved at the end of a long list would not see it otherwise.
  useEffect(() => {
    if (other) panel.current?.focus();
  }, [other]);

  /** The button that was pressed goes away, so the focus waits here. */
  function act(action: () => void) {
    action();
    panel.current?.focus();
  }

  return (
    <div className={styles.place} role="alert" ref={panel} tabIndex={-1}>
      {other && (
        <div className={styles.panel}>
          <GitFork className={styles.icon} size={20} aria-hidden="true" />
          <div>
            <p className={styles.text}>
              <strong>This test case was changed elsewhere</strong> <Moment at={other.updated_at} />. Nothing
              was saved, and what you typed is still here.
            </p>
            <div className={styles.actions}>
              <ActionButton onClick={() => act(loadOther)}>Load the other version</ActionButton>
              <ActionButton disabled={isSaving} onClick={() => act(() => void saveOver())}>
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
              <ActionButton onClick={() => act(bringBack)}>Bring mine back</ActionButton>
              <ActionButton onClick={() => act(letGo)}>Discard mine</ActionButton>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
