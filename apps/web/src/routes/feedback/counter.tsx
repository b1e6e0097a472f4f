import styles from './counter.module.css';

/** How much of the room for a text is used. What is too much stays, so that its writer decides what goes. */
export function Counter({ length, most }: { length: number; most: number }) {
  return (
    <span className={styles.count} data-over={length > most || undefined}>
      {length}/{most} characters
    </span>
  );
}
