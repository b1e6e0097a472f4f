import { CircleAlert } from 'lucide-react';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from './load-error.module.css';

interface Props {
  message: string;
  isLoading: boolean;
  onRetry: () => void;
}

/** Stands in place of the figures that could not be had. */
export function LoadError({ message, isLoading, onRetry }: Props) {
  return (
    <section className={styles.error} aria-labelledby="load-error-title" role="alert">
      <CircleAlert className={styles.icon} size={28} aria-hidden="true" />
      <h2 className={styles.title} id="load-error-title">
        Error Loading Analytics
      </h2>
      <p className={styles.message}>{message}</p>
      <ActionButton disabled={isLoading} onClick={onRetry}>
        Retry
      </ActionButton>
    </section>
  );
}
