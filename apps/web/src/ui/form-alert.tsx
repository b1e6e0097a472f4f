import styles from './form-alert.module.css';
import { CircleAlert } from './icons/index.ts';

/** What went wrong with a form as a whole, said aloud when it appears. */
export function FormAlert({ message }: { message: string }) {
  return (
    <div role="alert">
      {message && (
        <p className={styles.alert}>
          <CircleAlert className={styles.icon} size={18} aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
