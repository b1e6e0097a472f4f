import styles from './live-frame.module.css';
import { shorten } from './shorten.ts';

interface Props {
  /** A JPEG in base64, with its size. */
  frame: { jpeg: string; width: number; height: number };
  /** The step that is under way. */
  caption?: string;
}

/** What the browser that runs a case shows at this moment. */
export function LiveFrame({ frame, caption }: Props) {
  return (
    <figure className={styles.frame}>
      <img
        className={styles.picture}
        src={`data:image/jpeg;base64,${frame.jpeg}`}
        width={frame.width || undefined}
        height={frame.height || undefined}
        alt="The page under test as the browser shows it now"
      />
      <figcaption className={styles.caption}>
        <span className={styles.live}>Live</span>
        {caption && <span className={styles.step}>{shorten(caption)}</span>}
      </figcaption>
    </figure>
  );
}
