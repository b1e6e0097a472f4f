import styles from './figures.module.css';

export interface Figure {
  name: string;
  value: string;
  /** What belongs to it, in small. */
  note?: string | undefined;
  tone?: 'pass' | 'fail' | undefined;
}

/** The figures that are looked at first. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ name, value, note, tone }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} data-tone={tone}>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
