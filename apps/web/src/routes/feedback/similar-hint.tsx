import type { Wanted } from './queries.ts';
import styles from './similar-hint.module.css';

interface Props {
  found: { search: string; wanted: readonly Wanted[] } | undefined;
  onShow: () => void;
}

/** Says under the title that something like it is there already, and leads to it: the list may lie far below. */
export function SimilarHint({ found, onShow }: Props) {
  const count = found?.search ? found.wanted.length : 0;
  return (
    <p className={styles.hint} role="status">
      {count > 0 && (
        <button type="button" className={styles.button} onClick={onShow}>
          See {count} that {count === 1 ? 'sounds' : 'sound'} similar
        </button>
      )}
    </p>
  );
}
