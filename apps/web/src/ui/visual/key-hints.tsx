import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

interface Props {
  id: string;
  canCompare: boolean;
  children?: ReactNode;
}

/** The keys, in a line. */
export function KeyHints({ id, canCompare, children }: Props) {
  return (
    <p className={styles.keys} id={id}>
      Keys:{' '}
      {canCompare && (
        <>
          <kbd>n</kbd> <kbd>p</kbd> next and previous change · <kbd>v</kbd> view ·{' '}
        </>
      )}
      <kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> <kbd>1</kbd> zoom · arrows move the pictures · Ctrl and wheel
      zoom
      {children}
    </p>
  );
}
