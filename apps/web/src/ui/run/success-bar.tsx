import type { CaseView } from '@assay/contract';
import styles from './success-bar.module.css';

type Props = Pick<CaseView, 'success_rate' | 'successful_steps' | 'total_steps'>;

/** How many of a case's steps succeeded. */
export function SuccessBar({ success_rate, successful_steps, total_steps }: Props) {
  const percent = Math.min(100, Math.max(0, Number.parseFloat(success_rate) || 0));
  const words = `${successful_steps} of ${total_steps} steps succeeded`;
  return (
    <div className={styles.row}>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill}
          data-full={percent === 100 || undefined}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className={styles.words}>
        <strong className={styles.rate}>{percent}%</strong> {words}
      </p>
    </div>
  );
}
