import { formatExactly } from '../../ui/format-figures.ts';
import { CircleCheck, FolderOpen, ListChecks, PlayCircle } from '../../ui/icons/index.ts';
import styles from './tiles.module.css';
import type { Dashboard } from './use-dashboard.ts';

/** How much there is of everything. */
export function Tiles({ stats: { projects, testCases, executions } }: Pick<Dashboard, 'stats'>) {
  const tiles = [
    { label: 'Projects', value: projects, Icon: FolderOpen },
    { label: 'Test Cases', value: testCases.total, Icon: ListChecks },
    { label: 'Executions', value: executions.total, Icon: PlayCircle },
    { label: 'Successful', value: executions.success, Icon: CircleCheck },
  ];
  return (
    <dl className={styles.tiles} aria-label="Counts">
      {tiles.map(({ label, value, Icon }) => (
        <div className={styles.tile} key={label}>
          <dt className={styles.label}>
            <Icon size={18} aria-hidden="true" /> {label}
          </dt>
          <dd className={styles.value}>{formatExactly(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
