import type { StepReport } from '@assay/contract';
import { useEffect, useRef } from 'react';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { StepMark } from '../../ui/run/step-mark.tsx';
import styles from './step-picker.module.css';
import { pickId } from './use-step-keys.ts';

interface Props {
  steps: readonly StepReport[];
  selected: number | null;
  onSelect: (number: number) => void;
}

/** All steps at a glance; one of them is looked at beside it. */
export function StepPicker({ steps, selected, onSelect }: Props) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const box = list.current;
    const chosen = selected === null ? null : document.getElementById(pickId(selected));
    if (!box || !chosen) return;
    // Only the list itself scrolls: scrollIntoView would move the page as well.
    const top = chosen.offsetTop - box.offsetTop;
    const isAbove = top < box.scrollTop;
    const isBelow = top + chosen.offsetHeight > box.scrollTop + box.clientHeight;
    if (isAbove) box.scrollTop = top;
    if (isBelow) box.scrollTop = top + chosen.offsetHeight - box.clientHeight;
  }, [selected]);

  return (
    <div className={styles.picker}>
      <h2 className={styles.title}>{steps.length === 1 ? '1 step' : `${steps.length} steps`}</h2>
      <ol className={styles.list} ref={list}>
        {steps.map(({ step_number: number, action, status, hollow, duration_ms }) => (
          <li key={number}>
            <button
              type="button"
              id={pickId(number)}
              className={styles.step}
              data-step={number}
              data-status={status}
              aria-current={number === selected ? 'step' : undefined}
              tabIndex={number === selected ? 0 : -1}
              onClick={() => onSelect(number)}
            >
              <StepMark status={status} hollow={hollow} />
              <span className={styles.action}>
                <span className={styles.number}>{number}.</span> {action}
              </span>
              {duration_ms !== null && <span className={styles.duration}>{formatDuration(duration_ms)}</span>}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>
        <kbd>j</kbd> and <kbd>k</kbd> go through the steps, <kbd>Enter</kbd> opens the picture.
      </p>
    </div>
  );
}
