import { ImageOff } from '../../ui/icons/index.ts';
import styles from './stored-picture.module.css';
import { usePicture } from './use-picture.ts';

interface Props {
  hash: string;
  /** What it shows; empty where the words beside it say so already. */
  alt: string;
  /** Those of the stored picture, so that nothing jumps when it arrives. */
  width: number;
  height: number;
  size?: 'full' | 'small';
  /** `cover` shows the top of a long page in whatever box it is given. */
  fit?: 'contain' | 'cover';
  className?: string;
}

/** A picture of visual testing, fetched with the token. Its box is there from the start. */
export function StoredPicture({
  hash,
  alt,
  width,
  height,
  size = 'small',
  fit = 'cover',
  className = '',
}: Props) {
  const { src, hasFailed } = usePicture(hash, size);
  return (
    <span className={`${styles.box} ${className}`} data-fit={fit}>
      {src && <img className={styles.picture} src={src} alt={alt} width={width} height={height} />}
      {!src && !hasFailed && <span className={styles.waiting} aria-hidden="true" />}
      {hasFailed && (
        <span className={styles.broken}>
          <ImageOff size={18} aria-hidden="true" />
          <span className={styles.words}>Picture not available</span>
        </span>
      )}
    </span>
  );
}
