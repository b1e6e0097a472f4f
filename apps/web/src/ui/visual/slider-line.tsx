import type { PointerEvent } from 'react';
import styles from './slider-line.module.css';

interface Props {
  percent: number;
  onPercent: (percent: number) => void;
}

/** The line between old and new, which a pointer draws; the field below does the same for keys. */
export function SliderLine({ percent, onPercent }: Props) {
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget, pointerId, clientX } = event;
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    onPercent(Math.min(100, Math.max(0, Math.round(((clientX - box.left) / box.width) * 1000) / 10)));
  }
  return (
    <span
      className={styles.line}
      style={{ left: `${percent}%` }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
    >
      <span className={styles.handle} />
    </span>
  );
}
