import { ActionButton } from './action-button.tsx';
import { CircleAlert } from './icons/index.ts';
import styles from './load-error.module.css';

interface Props {
  title: string;
  message: string;
  isLoading: boolean;
  onRetry: () => void;
}

/** Stands in place of what a page is about and could not be had. */
export function LoadError({ title, message, isLoading, onRetry }: Props) {
  return (
    <section className={styles.error} aria-labelledby="load-error-title" role="alert">
      <CircleAlert className={styles.icon} size={28} aria-hidden="true" />
      <h2 className={styles.title} id="load-error-title">
        {title}
      </h2>
      <p className={styles.message}>{message}</p>
      <ActionButton disabled={isLoading} onClick={onRetry}>
        Retry
      </ActionButton>
    </section>
  );
}
