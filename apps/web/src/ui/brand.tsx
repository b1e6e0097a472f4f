import styles from './brand.module.css';

/** The touchstone: a dark stone tile with the brass streak an assayer reads. Decorative; the name stands beside it. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.stone} x="0.5" y="0.5" width="31" height="31" rx="7.5" />
      <path className={styles.streak} d="M8.4 23.8 20.9 8.2" />
      <path className={styles.trace} d="M15.2 24.6 24 13.6" />
    </svg>
  );
}

export function WordMark() {
  return <span className={styles.word}>Assay</span>;
}

/** Mark and name side by side. */
export function Brand({ size }: { size?: number }) {
  return (
    <span className={styles.brand}>
      <LogoMark size={size} />
      <WordMark />
    </span>
  );
}
