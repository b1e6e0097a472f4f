import type { PictureRegion } from '@assay/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronDown, ChevronUp } from '../icons/index.ts';
import styles from './region-list.module.css';

interface Props {
  regions: readonly PictureRegion[];
  current: number | null;
  onSelect: (place: number) => void;
  onStep: (direction: 1 | -1) => void;
  /** What can be done about the region that was jumped to. */
  children?: ReactNode;
}

/** The changed areas, from the top down, to jump between. */
export function RegionList({ regions, current, onSelect, onStep, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[current ?? 0];
    if (!(row instanceof HTMLElement) || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    // Only the list scrolls, never the page under who is looking at the pictures.
    if (row.offsetTop < scrollTop) list.current.scrollTop = row.offsetTop;
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight;
  }, [current]);

  const count = regions.length;
  return (
    <section className={styles.section} aria-label="Changed areas">
      <div className={styles.head}>
        <p className={styles.title}>
          {current === null
            ? `${count} ${count === 1 ? 'change' : 'changes'}`
            : `Change ${current + 1} of ${count}`}
        </p>
        <button
          type="button"
          className={styles.icon}
          aria-label="Previous change"
          title="Previous change (p)"
          onClick={() => onStep(-1)}
        >
          <ChevronUp size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label="Next change"
          title="Next change (n)"
          onClick={() => onStep(1)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      <ol ref={list} className={styles.list}>
        {regions.map(({ x, y, width, height }, place) => (
          <li key={`${x}-${y}-${width}-${height}`}>
            <button
              type="button"
              className={styles.row}
              aria-current={place === current || undefined}
              onClick={() => onSelect(place)}
            >
              <span className={styles.number}>{place + 1}</span>
              <span>
                {width} × {height}
              </span>
              <span className={styles.place}>
                at {x}, {y}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
