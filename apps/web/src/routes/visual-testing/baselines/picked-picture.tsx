import { formatExactly } from '../../../ui/format-figures.ts';
import type { Pick } from '../upload/use-picks.ts';
import styles from './picked-picture.module.css';

/** The picture that was chosen, before it is sent. */
export function PickedPicture({ pick: { file, url, width, height } }: { pick: Pick }) {
  return (
    <figure className={styles.figure}>
      <img className={styles.picture} src={url} alt={`Preview of ${file.name}`} />
      <figcaption className={styles.caption}>
        {file.name}, {formatExactly(width)} × {formatExactly(height)}
      </figcaption>
    </figure>
  );
}
