import type { LoadStats } from '@assay/contract';
import { Figures } from '../../../ui/api/figures.tsx';
import { formatBytes } from '../../../ui/api/format-bytes.ts';
import { formatCount, formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { formatDuration } from '../../../ui/run/format-duration.ts';
import { formatLatency, formatRate, hasLatency } from './describe-load.ts';
import styles from './load-figures.module.css';

/** The figures that are looked at first, and below them the rest. */
export function LoadFigures({ stats }: { stats: LoadStats }) {
  const { latency } = stats;
  // Where nothing was answered there are no latencies, which is not to say that they were short.
  const isAnswered = hasLatency(stats);
  const show = (milliseconds: number) => (isAnswered ? formatLatency(milliseconds) : '–');
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
      tone: stats.failed > 0 ? ('fail' as const) : undefined,
    },
    { name: 'Requests per second', value: formatRate(stats.requestsPerSecond), note: 'on average' },
    {
      name: 'Median latency',
      value: show(latency.p50),
      note: isAnswered ? `mean ${formatLatency(latency.mean)}` : 'nothing was answered',
    },
    {
      name: '95 % within',
      value: show(latency.p95),
      note: isAnswered ? `99 % within ${formatLatency(latency.p99)}` : 'nothing was answered',
    },
  ];
  const small = [
    ['Received', formatBytes(stats.bytesRead)],
    ['Sent', formatBytes(stats.bytesWritten)],
    ['Connections made', formatExactly(stats.connects)],
    ['Standard deviation', show(latency.stddev)],
    ...(stats.notSent > 0 ? [['Not begun before the end', formatExactly(stats.notSent)]] : []),
  ];
  return (
    <div>
      <Figures label="Figures of the load test" figures={large} />
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
