import type { StepReport } from '@assay/contract';
import { useState } from 'react';
import type { Evidence } from '../../lib/use-evidence.ts';
import styles from './picture.module.css';

export interface Mark {
  box: NonNullable<StepReport['box']>;
  label: string;
}

interface Props {
  evidence: Evidence;
  caption: string;
  alt: string;
  /** Places that are boxed and named. */
  marks?: readonly Mark[];
  onOpen?: () => void;
}

const nothing: readonly Mark[] = [];

/** One picture, with places on it marked. A click shows it large. */
export function Picture({ evidence: { src, hasFailed }, caption, alt, marks = nothing, onOpen }: Props) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const image = src && (
    <img
      className={styles.image}
      src={src}
      alt={alt}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        setSize({ width, height })
      }
    />
  );
  return (
    <figure className={styles.figure}>
      {image && (
        <div className={styles.marked}>
          {onOpen ? (
            <button type="button" className={styles.open} title="Open the picture" onClick={onOpen}>
              {image}
            </button>
          ) : (
            image
          )}
          {size && marks.length > 0 && <Marks marks={marks} {...size} />}
        </div>
      )}
      {!image && (
        <span className={styles.wait}>
          {hasFailed
            ? 'The picture could not be loaded. Reload the page to try again.'
            : 'Loading the picture…'}
        </span>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function Marks({ marks, width, height }: { marks: readonly Mark[]; width: number; height: number }) {
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {marks.map(({ box, label }) => (
        <g key={label}>
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="4" />
          <text x={box.x + 2} y={Math.max(box.y - 6, 22)}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
