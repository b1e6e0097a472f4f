import styles from './documentation-view.module.css';

/** A value as it is sent, behind its name. */
export function Example({ label, value }: { label: string; value: unknown }) {
  if (value === undefined || value === null || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <details className={styles.example} open={text.length < 400}>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reached without a mouse. */}
      <section className={styles.text} tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
    </details>
  );
}
