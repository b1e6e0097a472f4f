import { useState } from 'react';
import type { Evidence } from '../../lib/use-evidence.ts';
import styles from './compare-slider.module.css';
import { Picture } from './picture.tsx';

interface Props {
  before: Evidence;
  after: Evidence;
  number: number;
}

/** The page before a step lies over the page after it, and is drawn aside. */
export function CompareSlider({ before, after, number }: Props) {
  const [percent, setPercent] = useState(50);
  if (!before.src || !after.src) {
    return <Picture evidence={before.src ? after : before} caption="Before and after" alt="" />;
  }
  return (
    <div>
      <div className={styles.stage}>
        <img className={styles.image} src={after.src} alt={`The page after step ${number}`} />
        <img
          className={styles.over}
          src={before.src}
          alt={`The page before step ${number}`}
          style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}
        />
        <span className={styles.line} style={{ left: `${percent}%` }} aria-hidden="true" />
      </div>
      <label className={styles.control}>
        <span>Before</span>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label="How much of the page before the step is shown"
          aria-valuetext={`${percent} percent before`}
          onChange={({ currentTarget: { value } }) => setPercent(Number(value))}
        />
        <span>After</span>
      </label>
    </div>
  );
}
