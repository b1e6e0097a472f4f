import type { KeyboardEvent, ReactNode } from 'react';
import { useSubmission } from '../../lib/use-submission.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './generation-form.module.css';

interface Props {
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** The form of both requirement pages. Ctrl+Enter sends it from wherever one is in it. */
export function GenerationForm({ isBusy, onSubmit, children }: Props) {
  const { onSubmit: send } = useSubmission(async () => {
    if (!isBusy) await onSubmit();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <form
      className={styles.form}
      aria-label="Generate tests"
      noValidate
      onSubmit={send}
      onKeyDown={onKeyDown}
    >
      {children}
      <div className={styles.submit}>
        <SubmitButton sending={isBusy} progress="Generating and running…">
          Generate and Run Tests
        </SubmitButton>
        <p className={styles.hint}>
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> submits from any field.
        </p>
      </div>
    </form>
  );
}
