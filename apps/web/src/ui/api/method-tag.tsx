import styles from './method-tag.module.css';

/** The method of a request, of one width in lists. */
export function MethodTag({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
