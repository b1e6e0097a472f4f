import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { LoaderCircle, TriangleAlert } from '../../../ui/icons/index.ts';
import styles from './confirm-dialog.module.css';

/** A change that is only made when somebody says yes. */
export interface Question {
  title: string;
  sentences: readonly string[];
  /** What to think about above all. */
  warning?: string;
  confirmText: string;
  /** What the button says while the change is under way. */
  progress: string;
  isDanger?: boolean;
  /** Makes the change and tells how it went; it does not throw. */
  act: () => Promise<void>;
}

/** Asks, and stays until the answer is carried out. Escape cancels as long as nothing is under way. */
export function ConfirmDialog({ question, onClosed }: { question: Question; onClosed: () => void }) {
  const { title, sentences, warning, confirmText, progress, isDanger = false, act } = question;
  const [isWorking, setWorking] = useState(false);
  const isConfirmed = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  async function confirm() {
    // A second click can come before the button is drawn anew.
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    setWorking(true);
    await act();
    dialog.current?.close();
  }

  function cancel() {
    if (!isConfirmed.current) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-danger={isDanger || undefined}
      onCancel={(event) => {
        event.preventDefault();
        cancel();
      }}
      onClose={onClosed}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {warning && (
          <p className={styles.warning}>
            <TriangleAlert size={20} aria-hidden="true" />
            <strong>{warning}</strong>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button variant="default" aria-disabled={isWorking || undefined} onClick={cancel}>
          Cancel
        </Button>
        <Button
          className={styles.confirm}
          aria-disabled={isWorking || undefined}
          leftSection={isWorking && <LoaderCircle className={styles.spinner} size={16} aria-hidden="true" />}
          onClick={() => void confirm()}
        >
          {isWorking ? progress : confirmText}
        </Button>
      </div>
    </dialog>
  );
}
