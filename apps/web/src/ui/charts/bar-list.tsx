import styles from './bar-list.module.css';
import type { Tone } from './column-chart.tsx';

export interface Bar {
  name: string;
  /** From 0 to 1. */
  share: number;
  /** The amount in words; a bar only helps the eye. */
  text: string;
  tone?: Tone;
}

/** Amounts below each other, to be compared at a glance. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ name, share, text, tone }) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.fill} data-tone={tone} width={100 * share} height="1" />
          </svg>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
