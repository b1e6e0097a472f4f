import { useNavigation } from 'react-router';
import styles from './pending-bar.module.css';

/** A thin brass line while the next page is being fetched; its style sheet holds it back for a moment. */
export function PendingBar() {
  const { state } = useNavigation();
  return (
    <div role="status" className={styles.region}>
      {state !== 'idle' && <LoadingLine />}
    </div>
  );
}

export function LoadingLine() {
  return (
    <div className={styles.line}>
      <span className={styles.said}>Loading page…</span>
    </div>
  );
}

/** Stands in for the first page until its chunk is there. */
export function FirstLoad() {
  return (
    <div role="status" className={styles.first}>
      <LoadingLine />
    </div>
  );
}
