import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CircleAlert, LoaderCircle } from './icons/index.ts';
import styles from './page-state.module.css';

/** Stands where a part of a page will be. */
export function LoadingPart({ text }: { text: string }) {
  return (
    <p className={styles.loading} role="status">
      <LoaderCircle className={styles.spinner} size={18} aria-hidden="true" />
      {text}
    </p>
  );
}

interface BrokenPartProps {
  /** What could not be shown, and why. */
  text: string;
  onRetry?: () => void;
  /** Where to go instead. */
  children?: ReactNode;
}

/** Stands where a part of a page could not be had. */
export function BrokenPart({ text, onRetry, children }: BrokenPartProps) {
  return (
    <div className={styles.broken} role="alert">
      <CircleAlert className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              Retry
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
