import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CircleCheck } from '../../ui/icons/index.ts';
import styles from './sent-confirmation.module.css';

/** Takes the form's place once the message is on its way, and the focus with it. */
export function SentConfirmation({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.panel} aria-labelledby="message-sent">
      <CircleCheck className={styles.icon} aria-hidden="true" />
      <h2 className={styles.title} id="message-sent" ref={heading} tabIndex={-1}>
        Your message is on its way
      </h2>
      <p className={styles.text}>
        Thank you for writing. The administrators of this installation can read it now, and will answer to the
        email address you gave.
      </p>
      <Button variant="default" size="md" onClick={onAnother}>
        Send Another Message
      </Button>
    </section>
  );
}
