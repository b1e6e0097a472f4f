import type { Tone } from './column-chart.tsx';
import styles from './legend.module.css';

/** What the colours of a chart stand for. */
export function Legend({ entries }: { entries: readonly { tone: Tone; name: string }[] }) {
  return (
    <ul className={styles.legend} aria-label="Colours">
      {entries.map(({ tone, name }) => (
        <li key={name} className={styles.entry}>
          <span className={styles.mark} data-tone={tone} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
