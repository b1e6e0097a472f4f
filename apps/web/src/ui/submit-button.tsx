import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { LoaderCircle } from './icons/index.ts';
import styles from './submit-button.module.css';

interface Props {
  children: string;
  /** What the button says while the form is being sent. */
  progress: string;
  sending: boolean;
  disabled?: boolean;
}

/** Sends the form. While sending it keeps the focus, so that it is not lost when an answer brings the form back. */
export function SubmitButton({ children, progress, sending, disabled }: Props) {
  return (
    <Button
      type="submit"
      size="md"
      fullWidth
      disabled={disabled}
      aria-disabled={sending || undefined}
      className={styles.button}
      data-sending={sending || undefined}
      leftSection={sending && <LoaderCircle className={styles.spinner} size={18} aria-hidden="true" />}
    >
      {sending ? progress : children}
    </Button>
  );
}
