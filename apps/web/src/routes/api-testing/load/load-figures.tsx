import type { LoadStats } from '@assay/contract';
import { formatBytes } from '../../../ui/api/format-bytes.ts';
import { formatCount, formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { formatDuration } from '../../../ui/run/format-duration.ts';
import { formatLatency, formatRate } from './describe-load.ts';
import styles from './load-figures.module.css';

/** The figures that are looked at first, and below them the rest. */
export function LoadFigures({ stats }: { stats: LoadStats }) {
  const { latency } = stats;
  const large = [
    {
      name: 'Requests',
      value: formatCount(stats.totalRequests),
      note: `${formatExactly(stats.totalRequests)} in ${formatDuration(stats.durationMs)}`,
    },
    {
      name: 'Success rate',
      value: formatPercent(stats.successRate),
      note: `${formatExactly(stats.failed)} failed`,
    },
    { name: 'Requests per second', value: formatRate(stats.requestsPerSecond), note: 'on average' },
    {
      name: 'Median latency',
      value: formatLatency(latency.p50),
      note: `mean ${formatLatency(latency.mean)}`,
    },
    {
      name: '95 % within',
      value: formatLatency(latency.p95),
      note: `99 % within ${formatLatency(latency.p99)}`,
    },
  ];
  const small = [
    ['Received', formatBytes(stats.bytesRead)],
    ['Sent', formatBytes(stats.bytesWritten)],
    ['Connections made', formatExactly(stats.connects)],
    ['Standard deviation', formatLatency(latency.stddev)],
    ...(stats.notSent > 0 ? [['Not begun before the end', formatExactly(stats.notSent)]] : []),
  ];
  return (
    <div>
      <dl className={styles.large} aria-label="Figures of the load test">
        {large.map(({ name, value, note }) => (
          <div key={name} className={styles.card}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              {value}
              <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.small} aria-label="More figures">
        {small.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
