import { formatExactly, formatPercent } from '../../ui/format-figures.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import page from './page.module.css';
import type { Statistics } from './queries.ts';
import styles from './statistic-tiles.module.css';

export function StatisticTiles({ statistics: all }: { statistics: Statistics }) {
  const tiles: [name: string, value: string, tone?: string][] = [
    ['Executions', formatExactly(all.total)],
    ['Passed', formatExactly(all.passed), 'pass'],
    ['Failed', formatExactly(all.failed), 'fail'],
    ['Error', formatExactly(all.error), 'warn'],
    ['Timeout', formatExactly(all.timeout), 'warn'],
    ['Success rate', all.total === 0 ? '–' : formatPercent(all.success_rate)],
    ['Average duration', all.average_duration === null ? '–' : formatDuration(all.average_duration)],
    ['Total duration', formatDuration(all.total_duration)],
    ['Test cases', formatExactly(all.cases)],
    ['Flaky test cases', formatExactly(all.flaky_cases)],
  ];
  return (
    <section aria-labelledby="statistics">
      <div className={page.head}>
        <h2 className={page.heading} id="statistics">
          Statistics
        </h2>
      </div>
      <dl className={styles.tiles}>
        {tiles.map(([name, value, tone]) => (
          <div className={styles.tile} key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value} data-tone={value === '0' ? undefined : tone}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
