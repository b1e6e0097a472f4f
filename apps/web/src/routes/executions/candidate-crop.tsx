import type { StepReport } from '@assay/contract';
import { useEffect, useState } from 'react';
import styles from './candidate-crop.module.css';
import { type Area, cropAround } from './crop-around.ts';

interface Props {
  /** The step's picture; null while it is not here. */
  src: string | null;
  box: NonNullable<StepReport['box']>;
  label: string;
}

/** The part of the step's picture that shows a candidate. */
export function CandidateCrop({ src, box, label }: Props) {
  const size = useSize(src);
  if (!src || !size) return <span className={styles.crop} />;
  const crop = cropAround(box, size);
  if (!crop) return <span className={styles.crop}>Outside of the picture</span>;
  return (
    <svg
      className={styles.crop}
      viewBox={`${crop.x} ${crop.y} ${crop.width} ${crop.height}`}
      role="img"
      aria-label={`Candidate ${label} on the page`}
    >
      <image href={src} width={size.width} height={size.height} />
      <rect className={styles.box} x={box.x} y={box.y} width={box.width} height={box.height} rx="4" />
    </svg>
  );
}

function useSize(src: string | null): Pick<Area, 'width' | 'height'> | null {
  const [size, setSize] = useState<Pick<Area, 'width' | 'height'> | null>(null);
  useEffect(() => {
    setSize(null);
    if (!src) return;
    const image = new Image();
    let isWanted = true;
    image.onload = () => {
      if (isWanted) setSize({ width: image.naturalWidth, height: image.naturalHeight });
    };
    image.src = src;
    return () => {
      isWanted = false;
    };
  }, [src]);
  return size;
}
