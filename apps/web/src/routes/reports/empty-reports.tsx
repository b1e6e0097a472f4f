import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FileChartColumn } from '../../ui/icons/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './empty-reports.module.css';

/** Nothing has run yet. */
export function EmptyReports() {
  return (
    <div className={styles.empty}>
      <FileChartColumn className={styles.icon} size={32} aria-hidden="true" />
      <h2 className={styles.title}>There is nothing to report yet.</h2>
      <p className={styles.text}>
        Once your test cases have run, their results, durations and changes are shown here.
      </p>
      <LinkButton to={paths.requirements}>Generate test cases</LinkButton>
    </div>
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>No executions match these filters.</p>
      <p className={styles.text}>Choose another test case or a longer time.</p>
      <ActionButton onClick={onClear}>Clear filters</ActionButton>
    </div>
  );
}
