import { formatExactly, formatPercent } from '../../../ui/format-figures.ts';
import { formatDuration } from '../../../ui/run/format-duration.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import styles from './execution-view.module.css';
import type { ExecutionDetail } from './queries.ts';

export function ExecutionFacts({ execution }: { execution: ExecutionDetail }) {
  const { summary } = execution;
  const facts = [
    { name: 'Base URL', value: execution.base_url },
    { name: 'Executed', value: <Moment at={execution.executed_at} /> },
    { name: 'Success rate', value: formatPercent(summary.successRate) },
    {
      name: 'Requests',
      value: `${formatExactly(summary.passed)} passed, ${formatExactly(summary.failed)} failed`,
    },
    {
      name: 'Checks',
      value: `${formatExactly(summary.passedChecks)} of ${formatExactly(summary.totalChecks)} held`,
    },
    { name: 'Average response', value: formatDuration(summary.avgResponseTime) },
    { name: 'Duration', value: formatDuration(summary.durationMs) },
  ];
  return (
    <dl className={styles.facts} aria-label="About this execution">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
